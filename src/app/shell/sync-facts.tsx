import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SyncStatus } from '#data/sync/sync-status.ts'
import { Age } from './age.tsx'
import * as css from './sync-sheet.css.ts'

/** The figures: what waits, since when, the last success. */
export function SyncFacts({ status }: { status: SyncStatus }) {
  const { pending, oldestPendingAt, lastSuccessAt, differedAt, recovering, dead, restarts } = status
  return (
    <dl className={css.list}>
      <Fact name={<Trans>Waiting to be sent</Trans>}>{pending}</Fact>
      {oldestPendingAt !== null && (
        <Fact name={<Trans>Oldest change</Trans>}>
          <Age since={oldestPendingAt} />
        </Fact>
      )}
      <Fact name={<Trans>Last synced</Trans>}>{lastSuccessAt === null ? <Trans>not yet</Trans> : <Age since={lastSuccessAt} />}</Fact>
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

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
