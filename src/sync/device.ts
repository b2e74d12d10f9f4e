import type { Stamp } from '#contract/sync.ts'
import { absorb, type HybridClock, later, lowestStamp, tick } from './hybrid-clock.ts'
import { randomHex } from './ids.ts'
import type { WritePorts } from './ports.ts'
import type { Device, Tx } from './store.ts'

/** The writer version of this bundle; a database may ask for a newer one. */
const writerVersion = 1

/** This bundle is too old to write: a newer one has changed what rows mean. The page must reload. */
export class WriterTooOld extends Error {
  override name = 'WriterTooOld'
}

/** Whether a newer bundle has upgraded the data, so that this one must leave it alone. */
export const isTooOldFor = (device: Device | undefined): boolean => device !== undefined && device.minWriterVersion > writerVersion

/**
 * The device's record; minted when the database is new. Everything that writes asks for it first: throws {@link WriterTooOld}.
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

/** A new stamp, above all the device ever gave and above `seen`. Throws {@link WriterTooOld}. */
export async function nextStamp(tx: Tx, ports: WritePorts, seen: readonly Stamp[]): Promise<Stamp> {
  const device = await deviceOf(tx, ports)
  const ticked = { ...device, ...tick(seen.reduce<HybridClock>(absorb, device), ports.clock.now()) }
  await tx.putDevice(ticked)
  return ticked.last
}

/** Notes stamps the server has accepted: every later edit is above them, whatever the clocks say. */
export async function noteConfirmed(tx: Tx, ports: Pick<WritePorts, 'random'>, stamps: readonly Stamp[]): Promise<void> {
  const device = await deviceOf(tx, ports)
  const confirmed = stamps.reduce(later, device.confirmed)
  if (confirmed !== device.confirmed) await tx.putDevice({ ...device, ...absorb(device, confirmed), confirmed })
}
