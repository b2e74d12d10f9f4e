import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { accentColors } from '#contract/entities/preferences.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { fillLogin } from '#support/person.ts'
import type { Agent, Press, Pressed } from '../faults/agent.ts'
import { clearHistory, type Device, type Member, memberOf, press, signInAs, tapEach } from '../faults/device.ts'
import { credentialsOf } from '../faults/stage.ts'
import type { DeviceName, Person, Step } from './plan.ts'

/** Whoever acts at one device, in one or two tabs of its browser. */
export interface Hand {
  name: DeviceName
  device: Device
  /** Who is to be signed in here; null for nobody. */
  person: Person | null
  /** Everybody who was. */
  users: Set<Person>
  tabs: Page[]
  /** A new session of a person, past every fault; rejects while the server is away. */
  newSession(person: Person): Promise<Member>
}

/** Nobody waits longer for something to press. */
const patienceMs = 20_000
const lookMs = 3000

/** Does one step. Rejects when it could not be done: no server to sign in at, a page never seen before while there is no network. */
export async function act(hand: Hand, step: Step): Promise<Pressed | 'done'> {
  const { device } = hand
  if (step.does === 'tap') {
    const page = await pageWith(hand, step.lane)
    return (await tapEach(page, [step.lane], 0, sessionOf(hand))) > 0 ? 'done' : 'unpressed'
  }
  if (step.does === 'rate') return rate(hand, step)
  if (step.does === 'choose') return choose(hand, step)
  if (step.does === 'clear-history') return clear(hand)
  if (step.does === 'tap-in-two-tabs') await tapInTwoTabs(hand, step)
  if (step.does === 'kill') await killAfterTap(hand, step)
  if (step.does === 'network') device.network.setFault(step.fault)
  if (step.does === 'clock') await device.setClock(step.aheadMs)
  if (step.does === 'leave') await leave(hand)
  if (step.does === 'enter') await enter(hand, step.as)
  if (step.does === 'switch') await become(hand, step.as)
  return 'done'
}

type StepOf<Kind extends Step['does']> = Extract<Step, { does: Kind }>

/** Opens every page that the steps go to, as somebody who has used the app before: a page never seen is not there without a network. */
export async function lookAround(hand: Hand, lanes: readonly string[]): Promise<void> {
  for (const lane of lanes) await pageWith(hand, lane)
  for (const path of ['/watch-history', listPath]) {
    const page = await openAt(hand, path)
    await page.locator(`main :is(nav, a[data-card])`).first().waitFor()
  }
}

/** Lets the device act for a member from now on, in a session of its own. */
export async function become(hand: Hand, person: Person): Promise<void> {
  const page = await anyPage(hand)
  const member = await hand.newSession(person)
  Object.assign(hand, { person })
  hand.users.add(person)
  await signInAs(hand.device, page, member)
  for (const tab of hand.tabs) await tab.reload()
}

/** A page of the app on the device: one that is small, if none is open. */
export const anyPage = (hand: Hand): Promise<Page> =>
  hand.tabs[0] === undefined ? openAt(hand, '/watch-history') : Promise.resolve(hand.tabs[0])

const listPath = '/movie/popular?page=1'

/** Where a lane is pressed: an episode on the page of its season, everything else on that of its title. */
function pathOf(lane: string): string {
  const [type, id, season] = lane.slice(lane.indexOf(' ') + 1).split(':')
  return season === undefined ? `/${type}/${id}` : `/${type}/${id}/season/${season}`
}

/** What shows that a page knows what is kept: before that its buttons say that nothing is. */
const ready = { title: 'main section[aria-busy="false"]', season: 'main button[aria-pressed][aria-disabled="false"]:not([aria-label])' }

async function openAt(hand: Hand, path: string, tab = 0): Promise<Page> {
  const known = hand.tabs[tab]
  if (known === undefined) {
    const page = await hand.device.open(path)
    hand.tabs.push(page)
    return page
  }
  const { pathname, search } = new URL(known.url())
  const here = pathname + search
  // A title's address goes on with its name.
  if (here !== path && !here.startsWith(`${path}-`)) await known.goto(hand.device.network.url + path)
  return known
}

async function pageWith(hand: Hand, lane: string, tab = 0): Promise<Page> {
  const path = pathOf(lane)
  const page = await asMember(hand, await openAt(hand, path, tab))
  await page
    .locator(path.includes('/season/') ? ready.season : ready.title)
    .first()
    .waitFor({ timeout: patienceMs })
  return page
}

/** The session in which the person of a device acts; undefined for a guest. */
const sessionOf = ({ person, device }: Hand): string | undefined => (person === null ? undefined : device.member.token)

const tokenOn = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), storageKeys.token)

/** Signs the person in again where the app has let go of them: their session began after the backup, or a kill took its token along. */
async function asMember(hand: Hand, page: Page): Promise<Page> {
  const { device, person, newSession } = hand
  const token = await tokenOn(page)
  if (person === null || (token !== null && memberOf(token).id === device.member.id)) return page
  await signInAs(device, page, await newSession(person))
  await page.reload()
  return page
}

/** A control behind a button. */
type Choice = Pick<Press, 'control' | 'sign'> & { opener: string }

async function tapInTwoTabs(hand: Hand, { lanes }: StepOf<'tap-in-two-tabs'>): Promise<void> {
  const [one, two] = [await pageWith(hand, lanes[0]), await pageWith(hand, lanes[1], 1)]
  await Promise.all([tapEach(one, [lanes[0]], 0, sessionOf(hand)), tapEach(two, [lanes[1]], 0, sessionOf(hand))])
}

async function rate(hand: Hand, { title, stars, note }: StepOf<'rate'>): Promise<Pressed> {
  const page = await pageWith(hand, `title_notes ${title}`)
  return page.evaluate(([stars, note, token]) => (globalThis as unknown as { agent: Agent }).agent.rate(stars, note, token), [
    stars,
    note,
    sessionOf(hand),
  ] as const)
}

async function clear(hand: Hand): Promise<Pressed> {
  const page = await asMember(hand, await openAt(hand, '/watch-history'))
  // Not there where nothing was watched; the page does not say when it knows.
  const button = page.locator('main button', { hasText: 'Clear history' })
  await button.waitFor({ state: 'attached', timeout: lookMs }).catch(() => undefined)
  return clearHistory(page)
}

async function choose(hand: Hand, { field, value }: StepOf<'choose'>): Promise<Pressed> {
  const page = await asMember(hand, await openAt(hand, listPath))
  const { opener, control, sign } = field === 'accentColor' ? swatch(value) : option(value)
  await page.getByRole('button', { name: opener, exact: true }).first().click({ timeout: patienceMs })
  await page.locator(control.selector).first().waitFor({ timeout: patienceMs })
  const pressed = await press(page, { wish: { lane: `preferences ${field}`, op: 'put', value }, control, sign, token: sessionOf(hand) })
  await page.keyboard.press('Escape')
  return pressed
}

/** The color is painted before it is kept; a notice says that it is. */
const swatch = (color: string): Choice => ({
  opener: 'Settings',
  control: { selector: `label:has(> input + span[style]):nth-of-type(${accentColors.findIndex((one) => one === color) + 1}) input` },
  sign: { selector: '[role="status"] p', text: 'Theme Updated', is: 'new' },
})

function option(mode: string): Choice {
  const text = mode.charAt(0).toUpperCase() + mode.slice(1)
  return {
    opener: 'List options',
    control: { selector: 'dialog label:has(input)', text },
    sign: { selector: 'dialog label:has(:checked)', text, is: 'there' },
  }
}

async function killAfterTap(hand: Hand, { lane, afterMs }: StepOf<'kill'>): Promise<void> {
  const { device } = hand
  const page = await pageWith(hand, lane).catch(() => undefined)
  const tapping = page && tapEach(page, [lane], 0, sessionOf(hand)).catch(() => 0)
  await pause(afterMs)
  await device.kill()
  await tapping
  await device.restart()
  hand.tabs = []
  await anyPage(hand)
}

async function leave(hand: Hand): Promise<void> {
  const page = await asMember(hand, await anyPage(hand))
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click({ timeout: patienceMs })
  await page.getByRole('button', { name: 'Log out', exact: true }).click({ timeout: patienceMs })
  const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep them on this device' })
  const gone = page.waitForFunction((key) => localStorage.getItem(key) === null, storageKeys.token, { timeout: patienceMs })
  await Promise.race([gone, keep.click({ timeout: patienceMs }).catch(() => undefined)])
  await gone
  hand.person = null
}

async function enter(hand: Hand, person: Person): Promise<void> {
  const { device } = hand
  // Signing out did not come to pass.
  if (hand.person !== null) return become(hand, person)
  const page = await anyPage(hand)
  await page.goto(`${device.network.url}/login`)
  await fillLogin(page, credentialsOf(person))
  await page.waitForURL(`${device.network.url}/`, { timeout: patienceMs })
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.token)
  device.member = memberOf(token)
  Object.assign(hand, { person })
  hand.users.add(person)
}
