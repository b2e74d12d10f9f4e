import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'

/** Where a person's own titles are: the account's for members, this device's for guests (decision A2). */
export const useLibraryPath = (): '/favorites' | '/on-this-device' =>
  useSnapshot(session).status === 'member' ? '/favorites' : '/on-this-device'
