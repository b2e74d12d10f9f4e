import { Trans, useLingui } from '@lingui/react/macro'
import { nowMs } from '#data/today.ts'
import { useFormat } from '#i18n/formats.ts'
import { OfflineIcon } from '#ui/icons/icons.tsx'
import * as css from './age-text.css.ts'

/** When something was fetched (epoch ms): the time today, else the day. */
export function AgeText({ asOf }: { asOf: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const age = format.timeOrDay(asOf, nowMs())
  return (
    <span className={css.mark} lang={i18n.locale}>
      <OfflineIcon size={14} />
      <Trans>as of {age}</Trans>
    </span>
  )
}
