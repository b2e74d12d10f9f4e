import { type ComponentType, lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { withWords } from '#i18n/i18n.ts'
import { connectivity } from '#state/connectivity.ts'

/** Loaded when the page is idle, so that it is here when the connection goes; with a connection nothing is old. */
export const loadAgeText = withWords(() => import('./age-text.tsx'))
/** Where it cannot be had, a page without ages is better than none. */
const AgeText = lazy<ComponentType<{ asOf: number }>>(() =>
  loadAgeText().then(
    ({ AgeText }) => ({ default: AgeText }),
    () => ({ default: () => null }),
  ),
)

/** Offline, or when refreshing failed: how old what is shown is. Otherwise nothing. */
export function AgeMark({ asOf, failed = false }: { asOf: number | undefined; failed?: boolean }) {
  const { state } = useSnapshot(connectivity)
  if (asOf === undefined || (state !== 'offline' && !failed)) return null
  return (
    <Suspense>
      <AgeText asOf={asOf} />
    </Suspense>
  )
}
