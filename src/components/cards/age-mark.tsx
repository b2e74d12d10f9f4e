import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '#i18n/i18n.ts'
import { connectivity } from '#state/connectivity.ts'

/** Loaded when the page is idle, so that it is here when the connection goes; with a connection nothing is old. */
export const AgeText = lazyPart(async () => (await import('./age-text.tsx')).AgeText)

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
