import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './failed-row.css.ts'

interface FailedRowProps {
  title: string
  failure: Failure
  onRetry: () => void
}

/** A row that could not be had: its name and a small way to try again. Offline it is simply not on this device. */
export function FailedRow({ title, failure, onRetry }: FailedRowProps) {
  const { t } = useLingui()
  if (failure === 'offline') return null
  return (
    <section className={css.row}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.words}>
        <Trans>Could not be loaded.</Trans>
      </p>
      <Button look="plain" onClick={onRetry} aria-label={t`Try again: ${title}`}>
        <Trans>Try again</Trans>
      </Button>
    </section>
  )
}
