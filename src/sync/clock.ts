import { type EntityName, entityNames, maxClockLeadMs, type Stamp } from '#contract/sync.ts'
import type { Clock, WritePorts } from './ports.ts'
import type { Device, HybridClock, MeasuredClock, QueuedMutation, Row, Tx, Unmeasured } from './store.ts'

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

/** The writer version of this bundle; a database may ask for a newer one. Version 2 keeps apart what version 1 had in one row. */
const writerVersion = 2

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
  // A stamp far ahead, from a clock that was wrong, counts for its own row only.
  return highest < ticked.last ? ticked.last : tick({ ...ticked, last: highest }, now).last
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

/** A queued mutation and its new stamp. */
interface Restamped {
  mutation: QueuedMutation
  stamp: Stamp
}

/** Gives queued mutations of one owner new stamps, together with the rows they wrote. */
export async function restamp(tx: Tx, owner: string, changes: readonly Restamped[]): Promise<void> {
  await tx.putMutations(changes.map(({ mutation, stamp }) => ({ ...mutation, stamp })))
  for (const entity of entityNames) {
    const group = changes.filter(({ mutation }) => mutation.entity === entity)
    if (group.length === 0) continue
    const keys = group.map(({ mutation }) => mutation.key)
    const rows = await tx.rows(entity, owner, keys)
    const next = group.flatMap(({ mutation, stamp }, index) => {
      const row = rows[index]
      if (row?.stamp !== mutation.stamp) return []
      // What is sent because the server has lost it: both are the same state.
      if (row.shadow?.lost !== undefined && row.shadow.stamp === mutation.stamp)
        return [{ ...row, stamp, shadow: { ...row.shadow, stamp } }]
      // Something newer came from the server meanwhile: the mutation will lose against it.
      if (row.shadow && row.shadow.stamp > stamp) return [{ ...row.shadow, owner, key: row.key }]
      return [{ ...row, stamp }]
    })
    await tx.putRows(entity, next)
  }
  await followStamps(tx, owner, changes)
}

/** Lets the record of a guest merge know its rows by the stamps they have now: what has another one was changed since, and Undo leaves it. */
export async function followStamps(tx: Tx, owner: string, changes: readonly Restamped[]): Promise<void> {
  const account = changes.length > 0 ? await tx.account(owner) : undefined
  if (!account?.cameAlong) return
  const stamps = new Map(changes.map(({ mutation: { entity, key, stamp: before }, stamp }) => [`${entity}/${key} ${before}`, stamp]))
  const rows = account.cameAlong.rows.map((row) => ({ ...row, stamp: stamps.get(`${row.entity}/${row.key} ${row.stamp}`) ?? row.stamp }))
  await tx.putAccount({ ...account, cameAlong: { ...account.cameAlong, rows } })
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
  const isMended = decisions.some((decision) => isWrong(decision, now))
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

/** Whether a stamp was given before the server's time was known, or is ahead of it, so that the server refuses it (sync protocol 1.5). */
const isWrong = ({ unmeasured, stamp }: Decided, now: number): boolean => unmeasured !== undefined || stampMs(stamp) > now + maxClockLeadMs

/** Gives decisions with wrong stamps those of their true moments, in the order in which they were made. */
async function mendStamps(tx: Tx, owner: string, decisions: readonly Decided[], device: Device, now: number): Promise<void> {
  let floor = lowestStamp(device.clientId)
  const mutations: Restamped[] = []
  const rows: GuestRow[] = []
  // By stamp, not by number: a mutation that replaced another kept its number, and a clear must keep its place in the order.
  for (const decision of decisions.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))) {
    if (!isWrong(decision, now) && decision.stamp > floor) {
      floor = decision.stamp
      continue
    }
    const { unmeasured, ...rest } = decision
    const { ms, isKnown } = unmeasured
      ? trueMomentOf(unmeasured, device, now)
      : { ms: Math.min(stampMs(decision.stamp), now), isKnown: false }
    const over = unmeasured?.over ?? later(device.confirmed, await stampBelow(tx, decision))
    floor = tick({ clientId: device.clientId, last: later(floor, over), offsetMs: 0 }, ms).last
    const mended = isKnown ? rest : { ...rest, inDoubt: true as const }
    if ('mutationId' in mended) mutations.push({ mutation: mended, stamp: floor })
    else rows.push({ ...mended, stamp: floor })
  }
  await restamp(tx, owner, mutations)
  for (const { entity, ...row } of rows) await tx.putRows(entity, [row])
}

/** The stamp of the confirmed state that a queued edit stands on. */
async function stampBelow(tx: Tx, { owner, entity, key, stamp }: Decided): Promise<Stamp> {
  const [row] = await tx.rows(entity, owner, [key])
  return (row?.stamp === stamp && row.shadow?.stamp) || ''
}

/** Offsets this near to each other are those of a clock that nobody has set. */
const steadyMs = 2000

/**
 * The server's time (epoch ms) at which a decision was made. It is known if the device's clock has not been set since: it was made in the
 * same run, or the clock is as far off as it was thought to be. Else the first way to read it is taken that lies between the answer
 * before the decision and now.
 */
function trueMomentOf({ at, run, offsetMs, since }: Unmeasured, device: Device, now: number): { ms: number; isKnown: boolean } {
  const readings = [at + device.offsetMs, at + offsetMs]
  const possible = readings.filter((ms) => ms >= since - steadyMs && ms <= now + steadyMs)
  const [ms = at + device.offsetMs] = [...possible, ...readings]
  const isSteady = Math.abs(device.offsetMs - offsetMs) <= steadyMs && possible.length > 0
  return { ms: Math.min(Math.max(ms, since), now), isKnown: run === device.measured?.run || isSteady }
}

/** Lower-case hex of unpredictable bytes. */
export const randomHex = (ports: Pick<WritePorts, 'random'>, bytes: number): string => hexOf(ports.random.bytes(bytes))

export const hexOf = (bytes: Iterable<number>): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
