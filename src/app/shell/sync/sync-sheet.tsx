import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { type SyncStatus, useSyncStatus } from '#data/sync/sync-status.ts'
import { useFormat } from '#i18n/formats.ts'
import { limits } from '#product/limits.ts'
import { session } from '#state/session.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Age } from './age.tsx'
import { PendingChanges, RefusedChanges } from './changes.tsx'
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

/** The figures: what waits, since when, the last success. */
function SyncFacts({ status }: { status: SyncStatus }) {
  const { pending, oldestPendingAt, lastSuccessAt, differedAt, recovering, reading, dead, restarts } = status
  return (
    <dl className={css.list}>
      <Fact name={<Trans>Waiting to be sent</Trans>}>{pending}</Fact>
      {oldestPendingAt !== null && (
        <Fact name={<Trans>Oldest change</Trans>}>
          <Age since={oldestPendingAt} />
        </Fact>
      )}
      <Fact name={<Trans>Last synced</Trans>}>{lastSuccessAt === null ? <Trans>not yet</Trans> : <Age since={lastSuccessAt} />}</Fact>
      {reading !== null && reading.read > 0 && (
        <Fact name={<Trans>Fetched so far</Trans>}>
          <Fetched {...reading} />
        </Fact>
      )}
      {dead > 0 && <Fact name={<Trans>Could not be saved</Trans>}>{dead}</Fact>}
      {differedAt !== null && (
        <Fact name={recovering ? <Trans>Differences found</Trans> : <Trans>Differences found and mended</Trans>}>
          <Age since={differedAt} />
        </Fact>
      )}
      {restarts > 0 && <Fact name={<Trans>Started again after standing still</Trans>}>{restarts}</Fact>}
    </dl>
  )
}

/** So many rows of the account are here, of so many. */
function Fetched({ read, total }: NonNullable<SyncStatus['reading']>) {
  const format = useFormat()
  const here = format.number(read)
  if (total === null) return here
  const all = format.number(total)
  return (
    <Trans>
      {here} of {all}
    </Trans>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
