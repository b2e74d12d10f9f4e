import { type StorageKey, storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { enterSession, followStoredSession, leaveSession, session, sessionToken } from '#state/session.ts'
import { settleIdentity } from '#sync/identity.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Store } from '#sync/store.ts'
import type { DeviceIdentity, Wish } from '#sync/identity.ts'
import { guestOwner, keepGuest } from './owner.ts'

/** Who uses this device as local storage and this page have it. */
export function localIdentity(): DeviceIdentity {
  followStoredSession()
  const token = sessionToken()
  const owner = session.user?.id
  const guest = guestOwner()
  const apart: { guest?: string; accounts?: DeviceIdentity['exclusions'] } = parsed(storage.read(storageKeys.exclusions)) ?? {}
  return {
    version: Number(storage.read(storageKeys.identityVersion)) || 0,
    session: owner === undefined || token === null ? null : { owner, token },
    guest,
    wish: wishIn(storage.read(storageKeys.wish)),
    // What was said of another guest's titles is another matter.
    exclusions: apart.guest === guest ? (apart.accounts ?? {}) : {},
  }
}

/**
 * Lets local storage and the screens follow what the database has, unless another tab has gone on since. At the same version local storage
 * holds it already, or knows better: the server may have ended the session meanwhile.
 */
export function tellIdentity(identity: DeviceIdentity): void {
  const local = localIdentity()
  if (local.version >= identity.version) return
  if (identity.guest !== local.guest) keepGuest(identity.guest)
  const texts = textsOf(identity)
  for (const [key, text] of texts) if (key !== storageKeys.token) keep(key, text)
  if (identity.session?.token !== local.session?.token) {
    if (identity.session === null) leaveSession({ ended: false })
    else enterSession(identity.session.token)
  }
  // Last, and only where all of it is there: storage may be full.
  if (texts.every(([key, text]) => storage.read(key) === text)) keep(storageKeys.identityVersion, String(identity.version))
}

/** Brings page, local storage and database together on who uses this device; rejects when the database cannot be read. */
export async function followDatabase(store: Store, ports: WritePorts): Promise<void> {
  tellIdentity(await settleIdentity(store, ports, localIdentity))
}

const textsOf = ({ session, guest, wish, exclusions }: DeviceIdentity): readonly [StorageKey, string | null][] => [
  [storageKeys.anonymousUserId, guest],
  [storageKeys.wish, wish && JSON.stringify(wish)],
  [storageKeys.exclusions, Object.keys(exclusions).length === 0 ? null : JSON.stringify({ guest, accounts: exclusions })],
  [storageKeys.token, session?.token ?? null],
]

function keep(key: StorageKey, text: string | null): void {
  if (text === storage.read(key)) return
  if (text === null) storage.remove(key)
  else storage.write(key, text)
}

function wishIn(text: string | null): Wish | null {
  const { change, at }: Partial<Wish> = parsed(text) ?? {}
  return change === undefined || at === undefined ? null : { change, at }
}

/** Local storage may hold anything. */
function parsed(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
