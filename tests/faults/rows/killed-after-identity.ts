/* oxlint-disable unicorn/consistent-function-scoping -- what is done in a page travels there alone, with all it needs inside */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { cards, chooseThisDevice, fillLogin, heart } from '#support/person.ts'
import type { Device, Member } from '../device.ts'
import { dumpDevice } from '../databases.ts'
import type { FaultRow } from '../run-row.ts'
import { credentialsOf, type Stage } from '../stage.ts'
import { patienceMs, until } from '../wait.ts'

/** Local storage reaches the disk within five seconds of a change. */
const killWithinMs = 3000
const path = '/movie/90010001'
const title = { entity: 'favorites', key: 'movie:90010001' } as const

/** What is done before the axe falls, in this order, each on what the one before has left behind; and whether the next start says so. */
const acts: readonly { name: string; act: (play: Play) => Promise<unknown>; isTold: (play: Play) => Promise<boolean> }[] = [
  {
    name: 'somebody else signed in',
    async act(play) {
      await logOut(play.page)
      await logIn(play, 'bob')
    },
    isTold: async (play) => (await userOf(play.page)) === play.stage.stranger.id,
  },
  { name: 'somebody signed out', act: ({ page }) => logOut(page), isTold: async ({ page }) => (await userOf(page)) === null },
  {
    name: 'a wish was granted and taken back',
    async act(play) {
      await goTo(play, path)
      await heart(play.page).click()
      await notice(play.page, 'Authentication required').getByRole('button', { name: 'Log in' }).click()
      await logIn(play, 'ada', { isThere: true })
      await pressed(play.page, true)
      await heart(play.page).click()
      await pressed(play.page, false)
      notePutAndDelete(play.stage)
    },
    isTold: async (play) => (await userOf(play.page)) === play.stage.member.id && !(await isKept(play, play.stage.member.id)),
  },
  {
    name: 'a merge was undone',
    async act(play) {
      await logOut(play.page)
      await saveOnDevice(play)
      await takeBack(play, 'Undo', 'Back on this device only')
    },
    isTold: isTheGuests,
  },
  {
    name: 'the titles were somebody else’s',
    async act(play) {
      await logOut(play.page)
      await takeBack(play, 'Not me', 'whoever they belong to')
    },
    isTold: isTheGuests,
  },
  {
    name: 'an account left the device',
    async act(play) {
      await goTo(play, '/on-this-device')
      await play.page.getByRole('button', { name: 'Log out and remove my data' }).click()
      await notice(play.page, 'was removed from this device').waitFor()
    },
    async isTold({ page, stage }) {
      const isGone = async (): Promise<boolean> =>
        !(await page.evaluate((owner) => Object.keys(localStorage).some((key) => key.includes(owner)), stage.member.id))
      return (await userOf(page)) === null && (await until(isGone, patienceMs))
    },
  },
]

interface Play {
  stage: Stage
  device: Device
  page: Page
}

export const killedAfterIdentity: FaultRow = {
  name: 'killed-after-identity',
  fault: 'Browser killed (`kill -9`) within three seconds of signing out, switching, a wish, Undo, "Not me" and the removal of an account',
  // An address may try to sign in ten times in five minutes, and a run takes four.
  runs: { full: 2, short: 0 },
  each: acts.length,
  async play(stage, runs) {
    for (let run = 0; run < runs; run += 1) {
      // A guest whose titles are somebody else's stays that on their device.
      const device = await stage.addDevice({ member: run === 0 ? stage.member : await newSession(stage) })
      let page = await device.open('/')
      for (const { name, act, isTold } of acts) {
        await userOf(page)
        await act({ stage, device, page })
        await pause(stage.dice.between(0, killWithinMs))
        await device.kill()
        await device.restart()
        page = await device.open('/')
        if (!(await isTold({ stage, device, page }))) stage.complain(`run ${run}: after a kill it was forgotten that ${name}`)
      }
      await page.goto(`${device.network.url}/on-this-device`)
      await page.getByRole('button', { name: 'Clear everything' }).click()
      await page.getByText('Nothing kept yet').waitFor()
      await page.close()
    }
  },
}

/** The account's first session was ended by signing out. */
async function newSession({ serverUrl, member }: Stage): Promise<Member> {
  const { email, password } = credentialsOf('ada')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${serverUrl}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  const { token } = (await answer.json()) as { token: string }
  return { id: member.id, token }
}

const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function goTo({ page, device }: Play, address: string): Promise<void> {
  await page.goto(device.network.url + address)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
}

/** `isThere`: the form is on screen already. */
async function logIn(play: Play, who: 'ada' | 'bob', { isThere = false } = {}): Promise<void> {
  if (!isThere) await goTo(play, '/login')
  await fillLogin(play.page, credentialsOf(who))
  await play.page.waitForURL((url) => url.pathname !== '/login')
}

async function saveOnDevice(play: Play): Promise<void> {
  await goTo(play, path)
  await heart(play.page).click()
  await chooseThisDevice(play.page)
  await pressed(play.page, true)
}

/** Signs in, and takes back what was merged into the account by a button of the notice, until another notice says so. */
async function takeBack(play: Play, button: 'Undo' | 'Not me', told: string): Promise<void> {
  await logIn(play, 'ada')
  await notice(play.page, 'added to your account').getByRole('button', { name: button }).click()
  await notice(play.page, told).waitFor()
  notePutAndDelete(play.stage)
}

const pressed = (page: Page, isPressed: boolean): Promise<void> =>
  heart(page)
    .and(page.locator(`[aria-pressed="${isPressed}"]`))
    .waitFor()

/** The account took the title and gave it back. */
function notePutAndDelete({ ledger, member }: Stage): void {
  for (const op of ['put', 'delete'] as const) ledger.kept(ledger.made({ owner: member.id, ...title, op }))
}

/** Who is signed in once the database has said so. */
async function userOf(page: Page): Promise<string | null> {
  await page.locator(cards).first().waitFor()
  const told = await page.evaluate(async () => {
    const held = (): Promise<number | undefined> =>
      new Promise((found) => {
        const asked = indexedDB.open('matinee')
        asked.addEventListener('success', () => {
          const read = asked.result.transaction('device').objectStore('device').get('device')
          read.addEventListener('success', () => {
            asked.result.close()
            found((read.result as { identity?: { version: number } } | undefined)?.identity?.version)
          })
        })
      })
    while (localStorage.getItem('identity-version') !== String(await held())) await new Promise((resolve) => setTimeout(resolve, 50))
    return localStorage.getItem('token')
  })
  if (told === null) return null
  return (JSON.parse(Buffer.from(told.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
}

/** Whether an owner has the title on this device. */
async function isKept({ page }: Play, owner: string): Promise<boolean> {
  const held = await dumpDevice(page)
  return held?.favorites.some((row) => row.owner === owner && row.key === title.key && !row.deleted) ?? false
}

/** The account does not have the title, and does not take it; the guest of the device has it. */
async function isTheGuests(play: Play): Promise<boolean> {
  const { page, stage } = play
  if ((await userOf(page)) !== stage.member.id) return false
  const guest = await page.evaluate(() => localStorage.getItem('anonymous_user_id'))
  // So much later it would have been merged again.
  await pause(killWithinMs)
  return !(await isKept(play, stage.member.id)) && isKept(play, guest ?? '')
}
