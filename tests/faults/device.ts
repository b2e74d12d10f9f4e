import type { CDPSession, Page, Request } from 'playwright'
import { clearKey } from '#contract/sync.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { type LaunchOptions, launchBrowser, newProfile, type OwnBrowser } from '#support/browser.ts'
import type { FaultProxy } from '#support/fault-proxy.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { type Agent, installAgent, type Press, type Pressed, type Word } from './agent.ts'
import { type DeviceDump, dumpDevice } from './databases.ts'
import { type DeviceClock, type Ledger, placeOf } from './ledger.ts'

/** Who uses a device: an owner id and the session token of it. */
export interface Member {
  id: string
  token: string
}

/** Whose session a token is. */
export function memberOf(token: string): Member {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
  return { id: sub, token }
}

/** A browser on a profile of its own, that can crash and start again. */
export interface Device {
  /** As the ledger calls it. */
  name: string
  profile: string
  /** Whose changes the ledger takes those of this device for; a test may change it with the session. */
  member: Member
  network: FaultProxy
  /** Opens a tab of the app. */
  open(path: string): Promise<Page>
  /** Opens a tab with a page of the same origin that is not the app. */
  openBeside(): Promise<Page>
  devtools(page: Page): Promise<CDPSession>
  /** Sets the clock of all its tabs, and of those to come, so many ms ahead of the true time. */
  setClock(aheadMs: number): Promise<void>
  /** Ends the process with SIGKILL. */
  kill(): Promise<void>
  /** Ends the process in peace: everything it holds is on the disk then. */
  rest(): Promise<void>
  /** Starts it again on the same profile. */
  restart(): Promise<void>
  /** What the consoles of all its tabs complained about, apart from the network. */
  problems(): string[]
  close(): Promise<void>
}

/**
 * The network fails here all the time, and Chromium says so by itself, the router of a part that it fetched ahead; so does Dexie of a disk that
 * is full.
 */
const expected =
  /Failed to load resource|net::ERR_|Failed to fetch dynamically imported|Unable to preload CSS|Dexie: Workaround for Chrome UnknownError/

export interface DeviceOptions extends LaunchOptions {
  network: FaultProxy
  /** Without a token, a guest of whom the ledger expects that they sign in as this member. */
  member: Member
  ledger: Ledger
  name?: string
  /** A profile in which the app was used before, of which this device gets a copy. */
  usedProfile?: string
  /** Done with every tab before it goes anywhere. */
  prepare?: (page: Page) => Promise<void>
}

/** Starts a browser with the member signed in and the worker in charge. */
export async function startDevice(options: DeviceOptions): Promise<Device> {
  const { network, member, ledger, usedProfile, prepare, ...look } = options
  const profile = await newProfile(usedProfile)
  const { name = profile.folder } = options
  const problems: string[] = []
  const clock = { aheadMs: 0, mostAheadMs: 0, isChecked: true }
  let browser: OwnBrowser | undefined
  const listen = (word: Word): number => {
    if (word.says === 'made') {
      const { says: _, lane, ...change } = word
      return ledger.made({ owner: device.member.id, ...placeOf(lane), ...change, device: name, clock: ideaOf(clock) })
    }
    ledger[word.says](word.id)
    return word.id
  }
  const start = async (): Promise<void> => {
    browser = await launchBrowser(profile.folder, look)
    await browser.context.exposeBinding('tellLedger', (_source, word: Word) => listen(word))
    await browser.context.addInitScript(installAgent)
  }
  const running = (): OwnBrowser => {
    if (browser === undefined) throw new Error('The browser of this device is not running.')
    return browser
  }
  const newTab = async (): Promise<Page> => {
    const page = await running().context.newPage()
    watchProblems(page, problems)
    watchForTime(page, clock)
    await page.addInitScript(shiftClock, clock.aheadMs)
    return page
  }
  const device: Device = {
    name,
    profile: profile.folder,
    member,
    network,
    problems: () => problems.filter((problem) => !expected.test(problem)),
    async open(path) {
      const page = await newTab()
      await prepare?.(page)
      await page.goto(network.url + path)
      return page
    },
    async openBeside() {
      const page = await newTab()
      await prepare?.(page)
      await page.goto(`${network.url}/version.json`)
      return page
    },
    devtools: (page) => running().context.newCDPSession(page),
    async setClock(aheadMs) {
      Object.assign(clock, { aheadMs, mostAheadMs: Math.max(clock.mostAheadMs, aheadMs), isChecked: false })
      const { context } = running()
      for (const page of context.pages()) {
        await page.addInitScript(shiftClock, aheadMs)
        await page.evaluate(shiftClock, aheadMs)
      }
      for (const worker of context.serviceWorkers()) await worker.evaluate(shiftClock, aheadMs).catch(() => undefined)
    },
    async kill() {
      await running().kill()
      browser = undefined
    },
    async rest() {
      await running().close()
      browser = undefined
    },
    restart: start,
    async close() {
      await browser?.close()
      await profile.remove()
    },
  }
  await start()
  const beside = await device.openBeside()
  if (member.token !== '') await signInAs(device, beside, member)
  await beside.close()
  if (usedProfile !== undefined) return device
  const first = await device.open('/')
  await first.locator(cards).first().waitFor()
  await workerInCharge(first)
  await first.close()
  // Local storage reaches the disk seconds later, unless the browser ends in peace: this person signed in long ago.
  await device.rest()
  await device.restart()
  return device
}

/** Runs in a page or in the worker, before the app where it can: from now on its clock is so many ms ahead of the true time. */
function shiftClock(aheadMs: number): void {
  const scope = globalThis as unknown as { trueNow?: () => number }
  const now = (scope.trueNow ??= Date.now.bind(Date))
  Date.now = () => now() + aheadMs
}

/** The answers of the server that say what time it is there. */
const synced = /\/api\/sync(?:\/push)?(?:\?|$)/

/** How a clock stands, and how far ahead it ever was (ms). */
interface Clock {
  aheadMs: number
  mostAheadMs: number
  isChecked: boolean
}

const ideaOf = ({ aheadMs, mostAheadMs, isChecked }: Clock): DeviceClock => ({ behindMs: mostAheadMs - aheadMs, isChecked })

/** Notes that the page has asked the server since the clock was changed, and was answered. */
function watchForTime(page: Page, clock: Clock): void {
  const askedUnder = new WeakMap<Request, number>()
  page.on('request', (request) => askedUnder.set(request, clock.aheadMs))
  page.on('response', (response) => {
    if (response.ok() && synced.test(response.url()) && askedUnder.get(response.request()) === clock.aheadMs) clock.isChecked = true
  })
}

/**
 * Presses buttons on a page, one after the other with a pause of up to `paceMs` in between; answers how many took it.
 *
 * @param token the session in which they are to be pressed; without one, whoever the page is of
 */
export function tapEach(page: Page, lanes: readonly string[], paceMs = 0, token?: string): Promise<number> {
  return page.evaluate(
    async ([wanted, pace, session]) => {
      const { agent } = globalThis as unknown as { agent: Agent }
      let taps = 0
      for (const lane of wanted) {
        if (await agent.tap(lane, session)) taps += 1
        if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace))
      }
      return taps
    },
    [lanes, paceMs, token] as const,
  )
}

/** Has the agent make one change by a control of the page. */
export const press = (page: Page, how: Press): Promise<Pressed> =>
  page.evaluate((how) => (globalThis as unknown as { agent: Agent }).agent.press(how), how)

/** Clears the history on its own page. */
export async function clearHistory(page: Page): Promise<Pressed> {
  await page.getByText('What is recorded').click()
  const button = { selector: 'main button', text: 'Clear history' }
  return press(page, { wish: { lane: `watch_history ${clearKey}`, op: 'put' }, control: button, sign: { ...button, is: 'gone' } })
}

/** Tells the app what a phone would tell it: there is a network again. */
export const networkIsBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('online'))
  })

/** Lets the tabs of a device act for another account, or for a guest when there is no token. */
export async function signInAs(device: Device, page: Page, member: Member): Promise<void> {
  device.member = member
  await page.evaluate(
    ([token, keys]) => {
      if (token === '') localStorage.removeItem(keys.token)
      else localStorage.setItem(keys.token, token)
      // Newer than what a page that is starting has read of the database, and would write here.
      localStorage.setItem(keys.identityVersion, String((Number(localStorage.getItem(keys.identityVersion)) || 0) + 1))
    },
    [member.token, storageKeys] as const,
  )
}

/** What can be kept by a press on this page (`favorites movie:603`), once it shows something. */
export async function lanesOn(page: Page): Promise<string[]> {
  await page.locator('main button[aria-pressed][aria-label$="favorites"]').first().waitFor()
  return page.evaluate(() => (globalThis as unknown as { agent: Agent }).agent.lanes())
}

/** The device's database, read in a tab beside the app. */
export async function dump(device: Device): Promise<DeviceDump | null> {
  const page = await device.openBeside()
  try {
    return await dumpDevice(page)
  } finally {
    await page.close()
  }
}
