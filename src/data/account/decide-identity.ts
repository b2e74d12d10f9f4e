import { engine } from '#data/engine.ts'
import { pause } from '#platform/clock.ts'
import { deviceOf } from '#sync/clock.ts'
import { changeIdentity, type IdentityChange, newerIdentity } from '#sync/identity.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Tx } from '#sync/store.ts'
import type { DeviceIdentity } from '#sync/identity.ts'
import { localIdentity, tellIdentity } from './identity.ts'

/** A database that hangs keeps nobody from signing in or out (ms). */
const patienceMs = 5000

/** What one transaction came to, and what it changes of who uses this device; null for nothing. */
interface Decided<T> {
  change: IdentityChange | null
  result: T
}

/**
 * Does in one transaction what goes together with a change of who uses this device. Local storage and the screens follow once it is on
 * disk. Rejects with nothing changed.
 */
export async function decideWithIdentity<T>(
  work: (tx: Tx, ports: WritePorts, identity: DeviceIdentity) => Promise<Decided<T>>,
): Promise<T> {
  const { store, ports } = await engine.open()
  const { identity, result } = await store.transact(async (tx) => {
    const local = localIdentity()
    const { identity: held } = await deviceOf(tx, ports)
    const { change, result } = await work(tx, ports, newerIdentity(local, held))
    return { identity: change && (await changeIdentity(tx, ports, local, change)), result }
  })
  if (identity !== null) tellIdentity(identity)
  return result
}

/**
 * Changes who uses this device; told once it is on disk, or by local storage alone where the database does not take it. `also` belongs to
 * it and is done in the same transaction. Resolves with whether it is on disk.
 */
export async function decideIdentity(
  change: (identity: DeviceIdentity) => IdentityChange,
  also: (tx: Tx, ports: WritePorts) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const onDisk = decideWithIdentity(async (tx, ports, identity) => {
    await also(tx, ports)
    return { change: change(identity), result: true }
  })
  const isOnDisk = await Promise.race([onDisk, pause(patienceMs)]).catch(() => undefined)
  if (isOnDisk === true) return true
  const local = localIdentity()
  tellIdentity({ ...local, ...change(local), version: local.version + 1 })
  return false
}
