import { deviceOf } from './clock.ts'
import type { WritePorts } from './ports.ts'
import type { DeviceIdentity, Store, Tx } from './store.ts'

/**
 * The copy of the identity that counts: the database's only where its version is higher. A change goes to the database first and to
 * local storage after it, there with the version last. So local storage is behind where a killed browser has turned it back, ahead where
 * there was no database, and at the same version whatever it holds reached it later.
 */
export const newerIdentity = (local: DeviceIdentity, held: DeviceIdentity | undefined): DeviceIdentity =>
  held !== undefined && held.version > local.version ? held : local

/** Whether two copies say the same, whatever their versions. */
function saysTheSame(a: DeviceIdentity, b: DeviceIdentity): boolean {
  const [one, other] = [a, b].map(({ session, guest, wish, keptApart }) => JSON.stringify([session?.token, guest, wish, keptApart]))
  return one === other
}

/** What a decision changes. */
export type IdentityChange = Partial<Omit<DeviceIdentity, 'version'>>

/** Changes who uses this device, in the transaction of the decision; resolves with who that is now. `local` is the copy outside. */
export async function changeIdentity(tx: Tx, ports: WritePorts, local: DeviceIdentity, change: IdentityChange): Promise<DeviceIdentity> {
  const device = await deviceOf(tx, ports)
  const { identity: held, forgotten = [] } = device
  const identity = { ...newerIdentity(local, held), ...change, version: Math.max(local.version, held?.version ?? 0) + 1 }
  const { session } = identity
  const sessions = session === null ? device.sessions : { ...device.sessions, [session.owner]: session.token }
  // Whoever is back here is not forgotten any more.
  await tx.putDevice({
    ...device,
    identity,
    ...(sessions && { sessions }),
    forgotten: forgotten.filter((owner) => owner !== session?.owner),
  })
  return identity
}

/** Brings the database in step with `local` where that counts; resolves with who uses this device. Rejects when it cannot be read. */
export async function settleIdentity(store: Store, ports: WritePorts, local: DeviceIdentity): Promise<DeviceIdentity> {
  const held = (await store.read((tx) => tx.device()))?.identity
  const identity = newerIdentity(local, held)
  if (held !== undefined && held.version >= local.version && saysTheSame(identity, held)) return identity
  // A disk that is full: local storage stays ahead.
  return store.transact((tx) => changeIdentity(tx, ports, local, {})).catch(() => local)
}
