import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'
import type { Summary } from '#sync/sync-once.ts'
import { summaries } from './sync-status.ts'
import { useLive } from '#data/use-live.ts'

/** How far everything that an account holds is being read onto this device, in rows; `total` null while that is not known. */
export type Reading = NonNullable<Summary['reading']>

/** The same of the member who is signed in; null once everything is here, as it always is for a guest, undefined while the database opens. */
export function useReading(): Reading | null | undefined {
  const { user } = useSnapshot(session)
  const reading = useLive(summaries, (summary) => summary?.reading)
  return user === null ? null : reading
}
