import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './shelf-grid.css.ts'

/** On this device, not yet in the account. */
export function QueuedMark() {
  return (
    <span className={css.queued}>
      <VisuallyHidden>
        <Trans>Waiting to be sent</Trans>
      </VisuallyHidden>
    </span>
  )
}
