import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { OfflineIcon, WarningIcon } from '#ui/icons/icons.tsx'
import { SyncSheet } from '#app/shell/lazy-panels.ts'
import { useOpener } from '#app/shell/use-opener.ts'
import * as css from './status-button.css.ts'

/** Shows that there is no connection or that changes are unsent or refused, else nothing. Opens the details. */
export function StatusButton() {
  const { t } = useLingui()
  const { connectivity, pending, dead } = useSyncStatus()
  const sheet = useOpener()
  const offline = connectivity === 'offline'
  const quiet = !offline && pending === 0 && dead === 0

  const label = [
    offline && t`Offline`,
    pending > 0 && t`${plural(pending, { one: `${pending} change waits to be sent`, other: `${pending} changes wait to be sent` })}`,
    dead > 0 && t`${plural(dead, { one: `${dead} change could not be saved`, other: `${dead} changes could not be saved` })}`,
  ]
    .filter(Boolean)
    .join(', ')

  return (
    <>
      {!quiet && (
        <button type="button" className={css.mark} aria-label={label} title={label} aria-haspopup="dialog" onClick={sheet.show}>
          {offline && <OfflineIcon size={20} />}
          {pending > 0 && <span className={css.pending}>{pending}</span>}
          {dead > 0 && <WarningIcon size={20} />}
        </button>
      )}
      {sheet.used && (
        <Suspense>
          <SyncSheet open={sheet.open} onClose={sheet.hide} />
        </Suspense>
      )}
    </>
  )
}
