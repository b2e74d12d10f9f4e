import { maxClockLeadMs, type Stamp } from '#contract/sync.ts'
import { deviceOf, later, lowestStamp, randomHex, restamp, serverNow, stampMs, tick } from './clock.ts'
import type { Clock, WritePorts } from './ports.ts'
import type { Device, MeasuredClock, QueuedMutation, Tx, Unmeasured } from './store.ts'

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
 * Keeps what an answer told of the server's time and mends the stamps of one owner's unsent decisions by it; call it in the transaction
 * that applies the answer, before anything else of the answer is applied.
 */
export async function keepServerTime(tx: Tx, ports: WritePorts, owner: string, measurement: Measurement | null): Promise<void> {
  if (measurement === null) return
  const found = measuredBy(await deviceOf(tx, ports), measurement)
  const now = serverNow(found, ports.clock)
  // Stamps of a time when this clock, or the server's, was ahead must not be the measure of all later ones.
  const notAfter = (stamp: Stamp, latest: number): Stamp => (stampMs(stamp) > latest ? lowestStamp(found.clientId) : stamp)
  const confirmed = notAfter(found.confirmed, now + maxClockLeadMs)
  const last = later(confirmed, notAfter(found.last, now + measurement.errorMs))
  const mutations = await tx.mutations(owner)
  const isMended = mutations.some((mutation) => isWrong(mutation, now))
  // A stamp of a moment that was passed before must not be one that was given then.
  const clientId = isMended || last < found.last ? randomHex(ports, 6) : found.clientId
  const device = { ...found, clientId, confirmed, last }
  await tx.putDevice(device)
  if (isMended) await mendStamps(tx, owner, mutations, device, now)
}

/** The offset stays while an answer agrees with it and was slower than the one it comes from: quick answers are exact. */
function measuredBy(device: Device, { offsetMs, ...measured }: Measurement): Device {
  const { measured: known } = device
  const agrees = known?.run === measured.run && Math.abs(offsetMs - device.offsetMs) <= measured.errorMs
  if (!agrees || measured.errorMs <= known.errorMs) return { ...device, offsetMs, measured }
  return { ...device, measured: { ...known, serverTime: measured.serverTime } }
}

/** Whether a stamp was given before the server's time was known, or is ahead of it, so that the server refuses it (sync protocol 1.5). */
const isWrong = ({ unmeasured, stamp }: QueuedMutation, now: number): boolean =>
  unmeasured !== undefined || stampMs(stamp) > now + maxClockLeadMs

/** Gives decisions with wrong stamps those of their true moments, in the order in which they were made. */
async function mendStamps(tx: Tx, owner: string, mutations: readonly QueuedMutation[], device: Device, now: number): Promise<void> {
  let floor = lowestStamp(device.clientId)
  const mended: { mutation: QueuedMutation; stamp: Stamp }[] = []
  // By stamp, not by number: a mutation that replaced another kept its number, and a clear must keep its place in the order.
  for (const mutation of mutations.toSorted((a, b) => (a.stamp < b.stamp ? -1 : 1))) {
    if (!isWrong(mutation, now) && mutation.stamp > floor) {
      floor = mutation.stamp
      continue
    }
    const { unmeasured, ...rest } = mutation
    const { ms, isKnown } = unmeasured ? momentOf(unmeasured, device, now) : { ms: Math.min(stampMs(mutation.stamp), now), isKnown: false }
    const over = unmeasured?.over ?? later(device.confirmed, await stampBelow(tx, mutation))
    floor = tick({ clientId: device.clientId, last: later(floor, over), offsetMs: 0 }, ms).last
    mended.push({ mutation: isKnown ? rest : { ...rest, inDoubt: true }, stamp: floor })
  }
  await restamp(tx, owner, mended)
}

/** The stamp of the confirmed state that a queued edit stands on. */
async function stampBelow(tx: Tx, { owner, entity, key, stamp }: QueuedMutation): Promise<Stamp> {
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
function momentOf({ at, run, offsetMs, since }: Unmeasured, device: Device, now: number): { ms: number; isKnown: boolean } {
  const readings = [at + device.offsetMs, at + offsetMs]
  const possible = readings.filter((ms) => ms >= since - steadyMs && ms <= now + steadyMs)
  const [ms = at + device.offsetMs] = [...possible, ...readings]
  const isSteady = Math.abs(device.offsetMs - offsetMs) <= steadyMs && possible.length > 0
  return { ms: Math.min(Math.max(ms, since), now), isKnown: run === device.measured?.run || isSteady }
}
