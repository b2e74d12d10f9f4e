import type { Stamp } from '#contract/sync.ts'
import { absorb, lowestStamp, tick } from './hybrid-clock.ts'
import { randomHex } from './operation.ts'
import type { WritePorts } from './ports.ts'
import type { Device, Tx } from './store.ts'

/** The writer version of this bundle; a database may ask for a newer one. */
const writerVersion = 1

/** This bundle is too old to write: a newer one has changed what rows mean. The page must reload. */
export class WriterTooOld extends Error {
  override name = 'WriterTooOld'
}

/** The device's record; minted when the database is new. */
export async function deviceOf(tx: Tx, ports: Pick<WritePorts, 'random'>): Promise<Device> {
  const known = await tx.device()
  if (known !== undefined) return known
  const clientId = randomHex(ports, 6)
  const device: Device = { clientId, last: lowestStamp(clientId), offsetMs: 0, minWriterVersion: writerVersion }
  await tx.putDevice(device)
  return device
}

/** A new stamp, above all the device ever gave and above `seen`. Throws {@link WriterTooOld}. */
export async function nextStamp(tx: Tx, ports: WritePorts, seen: readonly Stamp[]): Promise<Stamp> {
  const device = await deviceOf(tx, ports)
  if (device.minWriterVersion > writerVersion) throw new WriterTooOld('Reload to go on: a newer version of the app has upgraded the data.')
  const ticked = { ...device, ...tick(seen.reduce(absorb, device), ports.clock.now()) }
  await tx.putDevice(ticked)
  return ticked.last
}
