import { subscribe } from 'valtio'
import { deviceClock, randomText } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { session } from '#state/session.ts'

/** Used where local storage refuses to remember one. */
let unstored: string | undefined

/** Whose rows the screens show: the member's, else those kept on this device under the anonymous id (decision A5). */
export const currentOwner = (): string => session.user?.id ?? guestOwner()

const guestPrefix = 'anonymous-'

export const isGuestOwner = (owner: string): boolean => owner.startsWith(guestPrefix)

/** The id that owns what a guest keeps, `anonymous-{timestamp}-{random}`; minted on first use. */
export function guestOwner(): string {
  const known = storage.read(storageKeys.anonymousUserId) ?? unstored
  return known !== undefined && known !== '' ? known : keepGuest(newGuest())
}

/** Another id: the next guest of this device is another person, or the same one with nothing kept yet. */
export const newGuest = (): string => `${guestPrefix}${deviceClock.now()}-${randomText()}`

/** Remembers who the guest of this device is. */
export function keepGuest(guest: string): string {
  unstored = guest
  storage.write(storageKeys.anonymousUserId, guest)
  return guest
}

/** Calls back with the owner whenever another person, or nobody, is signed in. */
export function onOwnerChange(changed: (owner: string) => void): void {
  let last = currentOwner()
  subscribe(session, () => {
    const owner = currentOwner()
    if (owner === last) return
    last = owner
    changed(owner)
  })
}
