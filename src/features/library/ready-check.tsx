import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSyncStatus } from '#data/sync/sync-status.ts'
import { repairDownload, useReadyCheck } from '#data/watching/downloads/check.ts'
import type { AnyCopy } from '#domain/watching/download.ts'
import { session } from '#state/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { WarningIcon } from '#ui/icons/icons.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './downloads-screen.css.ts'

/** Whether a person can board a plane now: what really is on this device, piece by piece, and what is still to be done while there is a network. */
export function ReadyCheck() {
  const check = useReadyCheck()
  const { t } = useLingui()
  const { pending } = useSyncStatus()
  const { status } = useSnapshot(session)
  if (check === undefined) return null
  const nothingWaits = status === 'member' ? t`Everything you changed is in your account.` : t`Everything you changed is on this device.`
  const { isAppHere, whole, unfinished, damaged, persisted } = check
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>Ready for airplane mode?</Trans>
      </h2>
      <ul className={css.checks}>
        <Line isGood={isAppHere}>
          {isAppHere ? (
            <Trans>Matinee opens without a network.</Trans>
          ) : (
            <Trans>Matinee itself is not on this device yet. Reload this page.</Trans>
          )}
        </Line>
        <Line isGood={whole > 0}>
          <Plural
            value={whole}
            _0="Nothing plays without a network yet."
            one="# download is complete and plays."
            other="# downloads are complete and play."
          />
        </Line>
        {unfinished > 0 && (
          <Line isGood={false}>
            <Plural value={unfinished} one="# download is not complete yet." other="# downloads are not complete yet." />
          </Line>
        )}
        {damaged.length > 0 && <Damaged damaged={damaged} />}
        <Line isGood={persisted !== false}>
          {persisted === false ? (
            <Trans>
              When space runs out the browser may remove downloads. <Link to="/storage">Storage</Link> says what helps.
            </Trans>
          ) : (
            <Trans>The browser keeps what is downloaded.</Trans>
          )}
        </Line>
        <Line isGood>
          <Plural
            value={pending}
            _0={nothingWaits}
            one="# change waits here, and is sent when there is a network again."
            other="# changes wait here, and are sent when there is a network again."
          />
        </Line>
      </ul>
    </section>
  )
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className={isGood ? css.good : css.bad}>
      {isGood ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
      <span>{children}</span>
    </li>
  )
}

function Damaged({ damaged }: { damaged: readonly AnyCopy[] }) {
  const count = damaged.length
  const [hasFailed, setFailed] = useState(false)
  const repair = async (): Promise<void> => {
    setFailed(false)
    try {
      for (const download of damaged) await repairDownload(download)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Line isGood={false}>
      <Plural value={count} one="The browser has removed a part of # download." other="The browser has removed parts of # downloads." />{' '}
      {hasFailed && <Trans>There is no room for it.</Trans>}
      <Button className={css.repair} onClick={() => void repair()}>
        <Trans>Fetch again</Trans>
      </Button>
    </Line>
  )
}
