import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { copy } from '#data/about/copy.ts'
import { reportOf } from '#data/about/failure-report.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './failure-details.css.ts'

/** What else can be done about a screen that broke: load the page anew, and pass on what happened. */
export function FailureDetails({ error }: { error: unknown }) {
  const router = useRouter()
  const [isCopied, setCopied] = useState(false)
  const [report] = useState(() => reportOf(error, router.state.matches.at(-1)?.routeId ?? ''))
  return (
    <div className={css.root}>
      <p className={css.sentence}>
        <Trans>If it happens again, reload the page. If that does not help, pass on the details: there is nothing of you in them.</Trans>
      </p>
      <div className={css.buttons}>
        <Button onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
        <Button onClick={() => void copy(report).then(setCopied)}>{isCopied ? <Trans>Copied</Trans> : <Trans>Copy details</Trans>}</Button>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>
          <Trans>Details</Trans>
        </summary>
        <pre className={css.report} lang="en">
          {report}
        </pre>
      </details>
    </div>
  )
}
