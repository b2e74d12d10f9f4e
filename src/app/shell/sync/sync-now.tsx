import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { engine } from '#data/engine.ts'
import type { SyncOutcome } from '#engine/run/scheduler.ts'
import { Button } from '#ui/controls/button.tsx'
import { SyncIcon } from '#ui/icons/later-icons.tsx'
import * as css from './sync-sheet.css.ts'

/** Sends and fetches at once, and says what came of it. */
export function SyncNow() {
  const [run, setRun] = useState<SyncOutcome | 'busy' | null>(null)
  const isBusy = run === 'busy'
  const sync = async (): Promise<void> => {
    setRun('busy')
    setRun(await engine.syncNow())
  }
  return (
    <div className={css.send}>
      <Button look="primary" aria-disabled={isBusy} onClick={() => !isBusy && void sync()}>
        <SyncIcon size={20} />
        {isBusy ? <Trans>Syncing...</Trans> : <Trans>Sync now</Trans>}
      </Button>
      <p role="status" className={css.outcome}>
        {run !== null && !isBusy && <Outcome outcome={run} />}
      </p>
    </div>
  )
}

const ends: Record<Exclude<SyncOutcome['end'], 'done' | 'waiting'>, ReactNode> = {
  offline: <Trans>The server cannot be reached. Nothing is lost.</Trans>,
  'sign-in': <Trans>Sign in first.</Trans>,
  reload: <Trans>Reload first.</Trans>,
  forbidden: <Trans>The server did not take it.</Trans>,
  unavailable: <Trans>The data on this device cannot be opened.</Trans>,
}

function Outcome({ outcome: { end, sent, pending } }: { outcome: SyncOutcome }) {
  if (end === 'waiting') return <Plural value={pending} one="# change still waits." other="# changes still wait." />
  if (end !== 'done') return ends[end]
  if (sent === 0) return <Trans>Nothing was waiting. Everything is up to date.</Trans>
  return <Plural value={sent} one="# change sent. Everything is up to date." other="# changes sent. Everything is up to date." />
}
