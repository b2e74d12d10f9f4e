import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { guestOwner } from './owner.ts'

/** How long an account does not take over what the guest of this device keeps: until its owner signs in again, or for good. */
export type Exclusion = 'until-sign-in' | 'for-good'

interface StoredExclusions {
  guest: string
  accounts: Partial<Record<string, Exclusion>>
}

/** Records that the merge into an account was undone and is not to happen again by itself. */
export function excludeFromMerge(account: string, until: Exclusion): void {
  write({ ...read(), [account]: until })
}

/** Whether the guest's titles are not merged into an account now. */
export const isExcludedFromMerge = (account: string): boolean => account in read()

/** The person signed in anew: what lasted until then is over, what is somebody else's account stays excluded. */
export function endExclusionAtSignIn(account: string): void {
  if (read()[account] === 'until-sign-in') endExclusion(account)
}

/** The person asked for the merge. */
export function endExclusion(account: string): void {
  const { [account]: _, ...others } = read()
  write(others)
}

/** What is known of the guest of now; another guest's titles are another matter. */
function read(): StoredExclusions['accounts'] {
  try {
    const { guest, accounts }: Partial<StoredExclusions> = JSON.parse(storage.read(storageKeys.keptApart) ?? '{}')
    return guest === guestOwner() && typeof accounts === 'object' ? accounts : {}
  } catch {
    return {}
  }
}

const write = (accounts: StoredExclusions['accounts']): void =>
  void storage.write(storageKeys.keptApart, JSON.stringify({ guest: guestOwner(), accounts } satisfies StoredExclusions))
