import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { chooseThisDevice, fillLogin } from '#support/person.ts'
import { type Device, dump, lanesOn, type Member, networkIsBack, signInAs, tapEach } from '../device.ts'
import { placeOf } from '../ledger.ts'
import { allKept, changeOffline, laneIn, list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'
import { credentialsOf, type Stage } from '../stage.ts'
import { patienceMs, until } from '../wait.ts'

const secondMs = 1000

/** One tab changes the account while the other one's changes are on their way; both follow. */
const accountSwitch: FaultRow = {
  name: 'account-switch',
  fault: 'Another member signs in in one of two tabs while changes are sent',
  runs: { full: 10, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    const [one, two] = [await device.open(list), await device.open(list)]
    const members = [stage.member, stage.stranger]
    for (let run = 0; run < runs; run += 1) {
      const lanes = await lanesOn(one)
      await lanesOn(two)
      stage.proxy.setFault({ kind: 'delay', ms: stage.dice.between(50, 500) })
      await tapEach(one, someOf(stage, lanes, 4))
      await pause(stage.dice.between(0, 600))
      const next = members[(run + 1) % members.length] ?? stage.member
      await signInAs(device, two, next)
      const isFollowing = (): Promise<boolean> => one.evaluate((token) => localStorage.getItem('token') === token, next.token)
      if (!(await until(isFollowing, patienceMs))) stage.complain('the other tab did not follow')
      await two.reload()
      await lanesOn(two)
      await pause(secondMs)
      await tapEach(run % 2 === 0 ? one : two, someOf(stage, lanes, 2))
    }
    stage.proxy.setFault({ kind: 'pass' })
    for (const member of [stage.stranger, stage.member]) await bringIn(stage, device, member, one)
    await one.close()
    await two.close()
  },
}

/** Signs the member in and waits until what was kept for them is on the server, and the device knows: who leaves before finds it waiting. */
async function bringIn(stage: Stage, device: Device, member: Member, page: Page): Promise<void> {
  await signInAs(device, page, member)
  await page.goto(device.network.url + list)
  const keys = stage.ledger.changes.filter(({ owner }) => owner === member.id).map(laneIn)
  if (!(await onServer(stage, keys, 30_000, member))) stage.complain('what was kept for a member did not leave after they came back')
  const isAcknowledged = async (): Promise<boolean> => (await dump(device))?.outbox.every(({ owner }) => owner !== member.id) ?? true
  if (!(await until(isAcknowledged, patienceMs))) stage.complain('what had left for a member was not acknowledged')
}

const changesOffline = 20

const sessionEnds: FaultRow = {
  name: 'session-ends',
  fault: `The session ends on the server while ${changesOffline} changes wait offline; signing in again brings them`,
  runs: { full: 3, short: 1 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      const { page, lanes } = await changeOffline(stage, device, changesOffline)
      if (!(await allKept(stage))) stage.complain('changes made offline were not shown as kept')
      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
      await fetch(`${stage.serverUrl}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
      stage.proxy.setFault({ kind: 'pass' })
      await networkIsBack(page)
      const hasEnded = () => page.evaluate(() => localStorage.getItem('token') === null)
      if (!(await until(hasEnded, patienceMs, 200))) stage.complain('the app did not notice that its session had ended')
      await signIn(device, page)
      if (!(await onServer(stage, lanes, 20_000))) stage.complain('changes did not leave within 20 s of signing in again')
      await page.close()
    }
  },
}

/** Signs in by the form, as the device's member. */
async function signIn(device: Device, page: Page): Promise<void> {
  await page.goto(`${device.network.url}/login`)
  await fillLogin(page, credentialsOf('ada'))
  await page.waitForURL(`${device.network.url}/`)
}

/** A guest saves on the device and signs in; the browser is killed in the middle of it. An address may try to sign in ten times in five minutes, and a run may take two. */
const guestMerge: FaultRow = {
  name: 'guest-merge',
  fault: 'The browser is killed while what a guest kept moves into the account',
  runs: { full: 4, short: 2 },
  async play(stage, runs) {
    const device = await stage.addDevice({ member: { id: stage.member.id, token: '' } })
    for (let run = 0; run < runs; run += 1) {
      const page = await device.open(list)
      await signInAs(device, page, { id: stage.member.id, token: '' })
      await page.reload()
      const fresh = (await lanesOn(page)).filter((lane) => !stage.ledger.changes.some((change) => laneIn(change) === lane))
      const saved = someOf(stage, fresh, 2)
      for (const lane of saved) {
        await tapEach(page, [lane])
        await chooseThisDevice(page)
        await page.locator(`article:has(a[href^="/${placeOf(lane).key.replace(':', '/')}"]) button[aria-pressed="true"]`).waitFor()
      }
      await page.goto(`${device.network.url}/login`)
      await fillLogin(page, credentialsOf('ada'))
      await pause(stage.dice.between(0, 900))
      await device.kill()
      await device.restart()
      const again = await device.open('/')
      await again.waitForTimeout(secondMs)
      if (await again.evaluate(() => localStorage.getItem('token') === null)) await signIn(device, again)
      if (!(await onServer(stage, saved, 20_000))) stage.complain('what a guest kept was not in the account 20 s after signing in')
      await again.close()
    }
  },
}

export const peopleRows = [accountSwitch, sessionEnds, guestMerge]
