import { type EntityName, entityNames, maxClockLeadMs, rulesOf, type Stamp } from '#contract/sync.ts'
import { doubtOf, hexOf, laneOf, restamp, type Restamped } from './outbox.ts'
import type { Clock, WritePorts } from './ports.ts'
import type { Device, Doubt, HybridClock, MeasuredClock, QueuedMutation, Row, Tx } from './store.ts'

const maxCounter = 0xffff

/** A stamp from its parts (sync protocol 1.3): fixed widths, so that text order is time order. */
export function makeStamp(ms: number, counter: number, clientId: string): Stamp {
  return `${String(ms).padStart(13, '0')}-${counter.toString(16).padStart(4, '0')}-${clientId}`
}

/** Milliseconds of a stamp. */
export const stampMs = (stamp: Stamp): number => Number(stamp.slice(0, 13))

const stampCounter = (stamp: Stamp): number => Number.parseInt(stamp.slice(14, 18), 16)

/** The smallest stamp a client can give: it loses against anything that exists. */
export const lowestStamp = (clientId: string): Stamp => makeStamp(0, 0, clientId)

/** The stamp moved to before 2001: it loses against every decision of an account and is still unique. */
export const losingStamp = (stamp: Stamp): Stamp => `0${stamp.slice(1)}`

export const later = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b)

/** The clock after one tick; its `last` is the new stamp. `localNow` is the device's own time in ms. */
export function tick(clock: HybridClock, localNow: number): HybridClock {
  const now = Math.max(0, Math.round(localNow + clock.offsetMs))
  const lastMs = stampMs(clock.last)
  if (now > lastMs) return { ...clock, last: makeStamp(now, 0, clock.clientId) }
  const counter = stampCounter(clock.last) + 1
  const last = counter > maxCounter ? makeStamp(lastMs + 1, 0, clock.clientId) : makeStamp(lastMs, counter, clock.clientId)
  return { ...clock, last }
}

/**
 * The writer version of this bundle; a database may ask for a newer one. Version 2 has several rows for what was one in version 1, version 3
 * other names for the last guest merge and the exclusions, version 4 the tags, version 5 places and bookmarks in audiobooks, version 6
 * the saved articles.
 */
const writerVersion = 6

/** This bundle is too old to write: a newer one has changed what rows mean. The page must reload. */
export class WriterTooOld extends Error {
  override name = 'WriterTooOld'
}

/** Whether a newer bundle has upgraded the data, so that this one must leave it alone. */
export const isTooOldFor = (device: Device | undefined): boolean => device !== undefined && device.minWriterVersion > writerVersion

/**
 * The device's record, created when the database is new. Every writer reads it first: throws {@link WriterTooOld}.
 */
export async function deviceOf(tx: Tx, ports: Pick<WritePorts, 'random'>): Promise<Device> {
  const known = await tx.device()
  if (isTooOldFor(known)) throw new WriterTooOld('Reload to go on: a newer version of the app has upgraded the data.')
  if (known !== undefined) return known
  const clientId = randomHex(ports, 6)
  const lowest = lowestStamp(clientId)
  const device: Device = { clientId, last: lowest, confirmed: lowest, offsetMs: 0, minWriterVersion: writerVersion }
  await tx.putDevice(device)
  return device
}

/** The server's time as this device knows it, epoch ms. */
const serverNow = ({ offsetMs }: HybridClock, clock: Clock): number => clock.now() + offsetMs

/**
 * Whether the server's time is known in the present run of the device's clock. Until it is, nothing is sent: a decision with a wrong stamp
 * could lose against an earlier one (decision 40).
 */
export const isMeasured = (device: Device, clock: Clock): boolean => device.measured?.run === clock.run()

/** A new stamp, above `seen` and above every stamp the device gave since its clock was last found to be ahead. Throws {@link WriterTooOld}. */
export async function nextStamp(tx: Tx, ports: WritePorts, seen: readonly Stamp[]): Promise<Stamp> {
  const device = await deviceOf(tx, ports)
  const now = ports.clock.now()
  const ticked = tick(device, now)
  await tx.putDevice({ ...device, last: ticked.last })
  const highest = seen.reduce(later, lowestStamp(device.clientId))
  if (highest < ticked.last) return ticked.last
  // A stamp ahead, from a clock that was wrong, counts for its own row only. The next one above it must not be the same.
  return tick({ ...ticked, clientId: randomHex(ports, 6), last: highest }, now).last
}

/**
 * Records stamps the server has accepted: every later edit gets a higher one. Those far ahead of the server's time, which was once wrong,
 * are left out: for days all decisions would get stamps ahead, and the order of their counters.
 */
export async function absorbConfirmed(tx: Tx, ports: WritePorts, stamps: readonly Stamp[]): Promise<void> {
  const device = await deviceOf(tx, ports)
  const latest = isMeasured(device, ports.clock) ? serverNow(device, ports.clock) + maxClockLeadMs : Number.POSITIVE_INFINITY
  const confirmed = stamps.filter((stamp) => stampMs(stamp) <= latest).reduce(later, device.confirmed)
  if (confirmed !== device.confirmed) await tx.putDevice({ ...device, last: later(device.last, confirmed), confirmed })
}

/** What one answer tells of the server's time: it is ahead of the device by `offsetMs`, give or take `errorMs`. */
export interface Measurement extends MeasuredClock {
  offsetMs: number
}

/**
 * Begins to time a request. Call what it returns with the answer's `serverTime` (epoch ms) as soon as the answer is there; null when
 * the device's clock was set meanwhile.
 */
export function timeRequest(clock: Clock): (serverTime: number) => Measurement | null {
  const run = clock.run()
  const sentAt = clock.now()
  return (serverTime) => {
    const errorMs = (clock.now() - sentAt) / 2
    return clock.run() === run ? { run, serverTime, errorMs, offsetMs: serverTime - sentAt - errorMs } : null
  }
}

/**
 * Keeps what an answer told of the server's time and mends the stamps of one owner's unsent decisions by it, and of the guests who are to
 * join the account; call it in the transaction that applies the answer, before anything else of the answer is applied.
 */
export async function keepServerTime(tx: Tx, ports: WritePorts, owner: string, measurement: Measurement | null): Promise<void> {
  if (measurement === null) return
  const found = measuredBy(await deviceOf(tx, ports), measurement)
  const now = serverNow(found, ports.clock)
  // Stamps of a time when this clock, or the server's, was ahead must not be the measure of all later ones.
  const notAfter = (stamp: Stamp, latest: number): Stamp => (stampMs(stamp) > latest ? lowestStamp(found.clientId) : stamp)
  const confirmed = notAfter(found.confirmed, now + maxClockLeadMs)
  const last = later(confirmed, notAfter(found.last, now + measurement.errorMs))
  const decisions = [...(await tx.mutations(owner)), ...(await rowsOfJoining(tx, owner))]
  const isMended = decisions.some((decision) => isWrong(decision, found, now))
  // A stamp of a moment that was passed before must not be one that was given then.
  const clientId = isMended || last < found.last ? randomHex(ports, 6) : found.clientId
  const device = { ...found, clientId, confirmed, last }
  await tx.putDevice(device)
  if (isMended) await mendStamps(tx, owner, decisions, device, now)
}

/** The offset stays while an answer agrees with it and was slower than the one it comes from: quick answers are exact. */
function measuredBy(device: Device, { offsetMs, ...measured }: Measurement): Device {
  const { measured: known } = device
  const agrees = known?.run === measured.run && Math.abs(offsetMs - device.offsetMs) <= measured.errorMs
  if (!agrees || measured.errorMs <= known.errorMs) return { ...device, offsetMs, measured }
  return { ...device, measured: { ...known, serverTime: measured.serverTime } }
}

/** A guest's row, whose stamp is mended as a mutation's is. */
type GuestRow = Row & { entity: EntityName }
type Decided = QueuedMutation | GuestRow

async function rowsOfJoining(tx: Tx, owner: string): Promise<GuestRow[]> {
  const found: GuestRow[] = []
  for (const guest of (await tx.account(owner))?.joining ?? [])
    for (const entity of entityNames) for (const row of await tx.allRows(entity, guest)) found.push({ ...row, entity })
  return found
}

/** Offsets this near to each other are those of a clock that nobody has set. */
const steadyMs = 2000

/** Whether a stamp was given before the server's time was known, or by another time than is known now: somebody has set a clock. */
export const isMistimed = ({ timing }: Doubt, { offsetMs }: Device): boolean =>
  timing !== undefined && (!timing.isMeasured || Math.abs(timing.offsetMs - offsetMs) > steadyMs)

/** The same, or it is ahead of the server's time, so that the server refuses it (sync protocol 1.5). */
const isWrong = (decision: Decided, device: Device, now: number): boolean =>
  isMistimed(decision, device) || stampMs(decision.stamp) > now + maxClockLeadMs

/** Whether a decision that another one of stamp `by` has replaced may have been the later one; not known for `by` undefined. */
export const mayBeLater = ({ latest }: Doubt, by: Stamp | undefined): boolean =>
  latest !== undefined && (by === undefined || stampMs(by) <= latest)

/** Gives decisions with wrong stamps those of their true moments, in the order in which they were made. */
async function mendStamps(tx: Tx, owner: string, decisions: readonly Decided[], device: Device, now: number): Promise<void> {
  const lowest = lowestStamp(device.clientId)
  const floors = new Map<string, Stamp>()
  let floor = lowest
  const mutations: Restamped[] = []
  const rows: GuestRow[] = []
  for (const dated of inOrderOfDecision(decisions, device, now)) {
    const { decision, ms } = dated
    const { timing, latest: _, ...rest } = decision
    // What a decision must beat leads those it may hide or replace, and no other key.
    const group = rulesOf(decision.entity).clearable ? decision.entity : laneName(decision)
    // What is brought back to a restored server is no decision of this device: it keeps the stamp it had.
    if (timing === undefined && !dated.isWrong) {
      floors.set(group, later(floors.get(group) ?? lowest, decision.stamp))
      continue
    }
    const inOrder = tick({ clientId: device.clientId, last: floor, offsetMs: 0 }, ms).last
    // Awaited only where the database is asked: Dexie loses track of a transaction after a hundred other awaits in a row.
    const seen = stampSeen(decision, now) ?? later(timing === undefined ? device.confirmed : lowest, await stampBelow(tx, decision))
    const toBeat = later(floors.get(group) ?? lowest, seen)
    const isRight = stampMs(decision.stamp) === ms && decision.stamp > later(floor, toBeat)
    const mended = toBeat < inOrder ? inOrder : tick({ clientId: device.clientId, last: toBeat, offsetMs: 0 }, ms).last
    const stamp = isRight ? decision.stamp : mended
    floor = isRight ? stamp : inOrder
    floors.set(group, stamp)
    if (isRight && !dated.isWrong) continue
    const doubt = doubtAfter(dated, device, now)
    if ('mutationId' in rest) mutations.push({ mutation: { ...rest, ...doubt }, stamp })
    else rows.push({ ...rest, ...doubt, stamp })
  }
  await restamp(tx, owner, mutations)
  for (const { entity, ...row } of rows) await tx.putRows(entity, [row])
  // No later decision gets one of these.
  const given = [...mutations, ...rows].map(({ stamp }) => stamp).filter((stamp) => stampMs(stamp) <= now)
  await tx.putDevice({ ...device, last: given.reduce(later, device.last) })
}

/** A lane of an account, or of a guest who is to join it. */
const laneName = (decision: Decided): string => `${decision.owner}/${laneOf(decision)}`

/** When a decision was made, as the server's epoch ms; `isKnown` false for the earliest it may have been. */
interface Dated {
  decision: Decided
  isWrong: boolean
  ms: number
  isKnown: boolean
}

/**
 * Not by number: a mutation that replaced another kept its number, and a clear must keep its place in the order. Of one key the later one
 * stays the later.
 */
function inOrderOfDecision(decisions: readonly Decided[], device: Device, now: number): Dated[] {
  const lanes = new Map<string, number>()
  const dated = decisions.map((decision) => {
    const wrong = isWrong(decision, device, now)
    const { ms, isKnown } = wrong ? trueMomentOf(decision, device, now) : { ms: stampMs(decision.stamp), isKnown: true }
    const lane = laneName(decision)
    // What it must beat was there before it.
    const seen = wrong ? Math.min(stampMs(stampSeen(decision, now) ?? ''), now) : 0
    const notBefore = Math.max(ms, lanes.get(lane) ?? 0, seen)
    lanes.set(lane, notBefore)
    return { decision, isWrong: wrong, ms: notBefore, isKnown }
  })
  return dated.toSorted((a, b) => a.ms - b.ms || (a.decision.stamp < b.decision.stamp ? -1 : 1))
}

/** How sure a mended stamp is. */
function doubtAfter({ decision, ms, isKnown }: Dated, { offsetMs, measured }: Device, now: number): Doubt {
  const { timing, latest } = decision
  if (!isKnown) {
    // From now on it counts as made at that moment by the clock of now, should the server's be set.
    const counted = timing && measured && { timing: { ...timing, at: ms - offsetMs, run: measured.run, offsetMs, isMeasured: true } }
    return { ...counted, latest: Math.max(latest ?? 0, now) }
  }
  if (timing === undefined) return doubtOf({ latest })
  return doubtOf({ timing: { ...timing, offsetMs, isMeasured: true }, latest: latest && latest + offsetMs - timing.offsetMs })
}

/** The stamp a decision must beat where its row need not be asked: of what the person saw, unless that is ahead of the server's time. */
function stampSeen({ timing }: Decided, now: number): Stamp | undefined {
  return timing !== undefined && stampMs(timing.over) <= now + maxClockLeadMs ? timing.over : undefined
}

/** The stamp of what the server holds of a key under a queued edit. */
async function stampBelow(tx: Tx, { owner, entity, key, stamp }: Decided): Promise<Stamp> {
  const [row] = await tx.rows(entity, owner, [key])
  if (row?.stamp !== stamp) return ''
  // Of what the server has lost it has something else, or nothing.
  const held = row.shadow?.lost === undefined ? row.shadow : row.shadow.lost
  return held?.stamp ?? ''
}

/**
 * The server's time (epoch ms) at which a decision with a wrong stamp was made. It is known if the device's clock has not been set since: it
 * was made in the same run, or the clock is as far off as it was thought to be. Else it is the earliest it may have been, so that it never
 * beats a later decision and is told of if it loses: as it was measured then, or the answer before the decision.
 */
function trueMomentOf(decision: Decided, device: Device, now: number): { ms: number; isKnown: boolean } {
  const { timing, stamp } = decision
  if (timing === undefined) return { ms: Math.min(stampMs(stamp), now), isKnown: false }
  const { at, offsetMs, since } = timing
  const isOfGuest = !('mutationId' in decision)
  const ms = at + device.offsetMs
  const isSameRun = timing.run === device.measured?.run
  const isSteady = Math.abs(device.offsetMs - offsetMs) <= steadyMs && ms >= since - steadyMs && ms <= now + steadyMs
  // A guest's device need not have heard of the server. A member's has: with its database it has forgotten whether its clock was right then.
  if (isSameRun || isSteady) return { ms: Math.min(ms, now), isKnown: isSameRun || isOfGuest || since > 0 }
  // An answer of a server whose clock was ahead says nothing.
  const earliest = timing.isMeasured || isOfGuest ? at + offsetMs : since
  return { ms: earliest <= now ? earliest : 0, isKnown: false }
}

/** Lower-case hex of unpredictable bytes. */
export const randomHex = (ports: Pick<WritePorts, 'random'>, bytes: number): string => hexOf(ports.random.bytes(bytes))
