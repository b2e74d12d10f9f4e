import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { limits } from '#product/limits.ts'
import { session } from '#state/session.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { PendingChanges } from './pending-changes.tsx'
import { RefusedChanges } from './refused-changes.tsx'
import { SyncFacts } from './sync-facts.tsx'
import { SyncNow } from './sync-now.tsx'
import { SyncState } from './sync-state.tsx'
import * as css from './sync-sheet.css.ts'

/** What waits to be sent and since when, what was refused, and when this device last agreed with the account. */
export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Sync</Trans>} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
      <SyncBody />
    </Sheet>
  )
}

function SyncBody() {
  const status = useSyncStatus()
  const { user } = useSnapshot(session)
  if (user === null) {
    return (
      <p className={css.sentence}>
        <Trans>You are not signed in. What you save stays on this device only.</Trans>
      </p>
    )
  }
  return (
    // Begun anew for another person: nobody sees the changes of the one before.
    <div key={user.id} className={css.root}>
      <SyncState status={status} />
      <SyncFacts status={status} />
      <SyncNow />
      {status.dead > 0 && <RefusedChanges />}
      {status.pending > 0 && <PendingChanges count={status.pending} />}
    </div>
  )
}
