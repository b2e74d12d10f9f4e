import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Reading } from '#data/sync/reading.ts'
import { useFormat } from '#i18n/formats.ts'
import { connectivity } from '#state/connectivity.ts'
import * as css from './library.css.ts'

/** How far the library is being fetched, where that takes longer than a moment. */
export function ReadingProgress(reading: Reading) {
  const { state } = useSnapshot(connectivity)
  return <p className={css.reading}>{state === 'offline' ? <Awaited {...reading} /> : <Fetched {...reading} />}</p>
}

function Awaited({ read }: Reading) {
  if (read === 0) return <Trans>Your library comes once you are online.</Trans>
  return <Trans>The rest of your library comes once you are online.</Trans>
}

function Fetched({ read, total }: Reading) {
  const format = useFormat()
  const here = format.number(read)
  if (read === 0) return <Trans>Your library is being fetched.</Trans>
  if (total === null) return <Trans>Your library is being fetched: {here} so far</Trans>
  const all = format.number(total)
  return (
    <Trans>
      Your library is being fetched: {here} of {all}
    </Trans>
  )
}
