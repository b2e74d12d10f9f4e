import type { LocalData } from '#engine/device/open-device.ts'
import { atMost } from '#platform/clock.ts'
import { replaceToken } from '#sync/identity.ts'
import { followDatabase, localIdentity, tellIdentity } from './identity.ts'

type Open = () => Promise<LocalData>

/** A database that hangs keeps nobody from going on (ms). */
const patienceMs = 5000

/** Takes over a token that the worker has renewed. */
export async function followRenewal(open: Open): Promise<void> {
  const follow = async () => {
    const { store, ports } = await open()
    await followDatabase(store, ports)
  }
  await atMost(patienceMs, follow()).catch(() => undefined)
}

/** Keeps a renewed token in the database, and then in local storage; there alone where the database does not take it. */
export async function keepRenewed(open: Open, stale: string, renewed: string): Promise<void> {
  const keep = async () => {
    const { store, ports } = await open()
    const identity = await store.transact((tx) => replaceToken(tx, ports, localIdentity(), { stale, renewed }))
    if (identity !== null) tellIdentity(identity)
    return true
  }
  if ((await atMost(patienceMs, keep()).catch(() => false)) === true) return
  const local = localIdentity()
  const { session, version } = local
  if (session?.token === stale) tellIdentity({ ...local, session: { ...session, token: renewed }, version: version + 1 })
}
