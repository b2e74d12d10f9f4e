import { deviceOf } from './clock.ts'
import type { WritePorts } from './ports.ts'
import type { DesiredState, Store, Tx } from './store.ts'

/** What a guest wanted to keep when they chose to log in. `at` is the device's epoch ms. */
export interface Wish {
  change: Pick<DesiredState, 'entity' | 'key' | 'op'> & { value: unknown }
  at: number
}

/** How long an account does not take over what the guest of this device keeps: until its owner signs in again, or for good. */
export type Exclusion = 'until-sign-in' | 'for-good'

/** Who uses this device. The database decides; local storage has a copy for the first paint (decision record 38). */
export interface DeviceIdentity {
  /** Rises with every change: the copy with the higher one is the newer. */
  version: number
  /** Of the member who is signed in; null for a guest. */
  session: { owner: string; token: string } | null
  /** The owner of what a guest keeps. */
  guest: string
  wish: Wish | null
  /** The accounts that do not take over what this guest keeps. */
  exclusions: Readonly<Partial<Record<string, Exclusion>>>
}

/**
 * The copy of the identity that counts: the database's only where its version is higher. A change goes to the database first and to
 * local storage after it, there with the version last. So local storage is behind where a killed browser has turned it back, ahead where
 * there was no database, and at the same version whatever it holds reached it later.
 */
export const newerIdentity = (local: DeviceIdentity, held: DeviceIdentity | undefined): DeviceIdentity =>
  held !== undefined && held.version > local.version ? held : local

/** Whether two copies say the same, whatever their versions. */
function saysTheSame(a: DeviceIdentity, b: DeviceIdentity): boolean {
  const [one, other] = [a, b].map(({ session, guest, wish, exclusions }) => JSON.stringify([session?.token, guest, wish, exclusions]))
  return one === other
}

/** What a decision changes. */
export type IdentityChange = Partial<Omit<DeviceIdentity, 'version'>>

/** Changes who uses this device, in the transaction of the decision; resolves with who that is now. `local` is the copy outside. */
export async function changeIdentity(tx: Tx, ports: WritePorts, local: DeviceIdentity, change: IdentityChange): Promise<DeviceIdentity> {
  const device = await deviceOf(tx, ports)
  const { identity: held, forgotten = [], signedOut = [] } = device
  const identity = { ...newerIdentity(local, held), ...change, version: Math.max(local.version, held?.version ?? 0) + 1 }
  const { session } = identity
  const sessions = session === null ? device.sessions : { ...device.sessions, [session.owner]: session.token }
  // Whoever is back here is neither any more.
  const isAway = (owner: string): boolean => owner !== session?.owner
  await tx.putDevice({
    ...device,
    identity,
    ...(sessions && { sessions }),
    forgotten: forgotten.filter(isAway),
    signedOut: signedOut.filter(isAway),
  })
  return identity
}

/**
 * Puts a renewed token in the place of the one it was made from; resolves with who uses this device now. Null, with nothing changed, where
 * somebody signed in or out since.
 */
export async function replaceToken(
  tx: Tx,
  ports: WritePorts,
  local: DeviceIdentity | undefined,
  { stale, renewed }: { stale: string; renewed: string },
): Promise<DeviceIdentity | null> {
  const { identity: held } = await deviceOf(tx, ports)
  const outside = local ?? held
  const session = outside && newerIdentity(outside, held).session
  if (outside === undefined || session?.token !== stale) return null
  return changeIdentity(tx, ports, outside, { session: { ...session, token: renewed } })
}

/**
 * Brings the database in step with the copy outside where that counts; resolves with who uses this device. `local` reads that copy, which
 * another tab may change meanwhile. Rejects when the database cannot be read.
 */
export async function settleIdentity(store: Store, ports: WritePorts, local: () => DeviceIdentity): Promise<DeviceIdentity> {
  const held = (await store.read((tx) => tx.device()))?.identity
  const outside = local()
  const identity = newerIdentity(outside, held)
  if (held !== undefined && held.version >= outside.version && saysTheSame(identity, held)) return identity
  // A disk that is full: local storage stays ahead.
  return store.transact((tx) => changeIdentity(tx, ports, local(), {})).catch(local)
}
