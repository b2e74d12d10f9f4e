import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#i18n/i18n.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Mark } from '#ui/controls/mark.tsx'

/** Later, as it is seldom needed: without it the screen can still be drawn anew. */
const FailureDetails = lazyPart(async () => (await import('./failure-details.tsx')).FailureDetails)

/** Stands in for a screen that broke; the rest of the app goes on. `reset` draws the screen anew. */
export function FailureScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const tryAgain = async (): Promise<void> => {
    await router.invalidate()
    reset()
  }
  return (
    <>
      <title>{t`Something went wrong – Matinee`}</title>
      <EmptyState
        art={<Mark size={96} />}
        level={1}
        title={<Trans>This scene did not work</Trans>}
        action={
          <Button look="primary" onClick={() => void tryAgain()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Something went wrong on this page. Everything you saved is safe.</Trans>
      </EmptyState>
      <Suspense>
        <FailureDetails error={error} />
      </Suspense>
    </>
  )
}
