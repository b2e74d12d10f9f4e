import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { guestOwner } from './owner.ts'

/** Until when an account leaves alone what the guest of this device keeps: until its owner signs in again, or for good. */
export type Apart = 'until-sign-in' | 'for-good'

interface KeptApart {
  guest: string
  accounts: Partial<Record<string, Apart>>
}

/** Notes that an account gave back what it took along, and is not to take it again. */
export function keepApart(account: string, until: Apart): void {
  write({ ...read(), [account]: until })
}

/** Whether an account is to leave the guest's titles alone now. */
export const isKeptApart = (account: string): boolean => account in read()

/** The person signed in anew: what was only taken back comes along again, what is somebody else's does not. */
export function meetAgain(account: string): void {
  if (read()[account] === 'until-sign-in') takeAlongAgain(account)
}

/** The person asked for it: the account may take everything again. */
export function takeAlongAgain(account: string): void {
  const { [account]: _, ...others } = read()
  write(others)
}

/** What is known of the guest of now; another guest's titles are another matter. */
function read(): KeptApart['accounts'] {
  try {
    const { guest, accounts } = JSON.parse(storage.read(storageKeys.keptApart) ?? '{}') as Partial<KeptApart>
    return guest === guestOwner() && typeof accounts === 'object' ? accounts : {}
  } catch {
    return {}
  }
}

const write = (accounts: KeptApart['accounts']): void =>
  void storage.write(storageKeys.keptApart, JSON.stringify({ guest: guestOwner(), accounts } satisfies KeptApart))
