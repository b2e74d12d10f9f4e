import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { syncNow } from '#data/sync.ts'
import { useSyncStatus } from '#data/sync-status.ts'
import { agoWords } from '#i18n/moments.ts'
import { deviceClock } from '#platform/clock.ts'
import { limits } from '#spec/limits.ts'
import { appearance } from '#state/appearance.ts'
import { session } from '#state/session.ts'
import { Button } from '#ui/button.tsx'
import { SyncIcon } from '#ui/icons.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as css from './sync-sheet.css.ts'

/** What waits to be sent, since when, and when this device last agreed with the account. */
export function SyncSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Sync</Trans>} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
      <SyncFacts />
    </Sheet>
  )
}

function SyncFacts() {
  const { pending, oldestPendingAt, lastSuccessAt, dead, connectivity } = useSyncStatus()
  const { language } = useSnapshot(appearance)
  const { status } = useSnapshot(session)
  const [busy, setBusy] = useState(false)
  const offline = connectivity === 'offline'
  const ago = (moment: number): string => agoWords(moment, deviceClock.now(), language)
  const sync = async (): Promise<void> => {
    setBusy(true)
    await syncNow()
    setBusy(false)
  }

  if (status === 'guest') {
    return (
      <p className={css.sentence}>
        <Trans>You are not signed in. What you save stays on this device only.</Trans>
      </p>
    )
  }
  return (
    <div className={css.root}>
      <p className={css.sentence}>
        {offline ? (
          <Trans>You are offline. Changes are kept here and sent as soon as the connection is back.</Trans>
        ) : (
          <Trans>Changes are saved on this device first, then sent to your account.</Trans>
        )}
      </p>
      <dl className={css.facts}>
        <Fact name={<Trans>Waiting to be sent</Trans>}>{pending}</Fact>
        {oldestPendingAt !== null && <Fact name={<Trans>Oldest change</Trans>}>{ago(oldestPendingAt)}</Fact>}
        <Fact name={<Trans>Last synced</Trans>}>{lastSuccessAt === null ? <Trans>not yet</Trans> : ago(lastSuccessAt)}</Fact>
        {dead > 0 && <Fact name={<Trans>Could not be saved</Trans>}>{dead}</Fact>}
      </dl>
      <Button look="primary" disabled={busy} onClick={() => void sync()}>
        <SyncIcon size={20} />
        {busy ? <Trans>Syncing...</Trans> : <Trans>Sync now</Trans>}
      </Button>
    </div>
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
