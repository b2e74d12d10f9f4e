import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { nowMs } from '#data/today.ts'
import { useFormat } from '#i18n/formats.ts'
import { connectivity } from '#state/connectivity.ts'
import { OfflineIcon } from '#ui/icons/icons.tsx'
import * as css from './age-mark.css.ts'

/** Offline, or when refreshing failed: how old what is shown is. Otherwise nothing. */
export function AgeMark({ asOf, failed = false }: { asOf: number | undefined; failed?: boolean }) {
  const { i18n } = useLingui()
  const { state } = useSnapshot(connectivity)
  const format = useFormat()
  if (asOf === undefined || (state !== 'offline' && !failed)) return null
  const age = format.timeOrDay(asOf, nowMs())
  return (
    <span className={css.mark} lang={i18n.locale}>
      <OfflineIcon size={14} />
      <Trans>as of {age}</Trans>
    </span>
  )
}
