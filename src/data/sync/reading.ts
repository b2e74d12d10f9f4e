import { useSyncExternalStore } from 'react'
import type { Summary } from '#sync/sync-once.ts'
import { summaries } from './sync-status.ts'

/** How far everything that an account holds is being read onto this device, in rows; `total` null while that is not known. */
export type Reading = NonNullable<Summary['reading']>

/** The same of the member who is signed in; null once everything is here, undefined while the database opens. */
export const useReading = (): Reading | null | undefined => useSyncExternalStore(summaries.subscribe, () => summaries.read()?.reading)
