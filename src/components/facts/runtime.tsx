import { Trans, useLingui } from '@lingui/react/macro'
import { nowMs } from '#data/today.ts'
import { endsAt } from '#domain/title/runtime.ts'
import { useFormat } from '#i18n/formats.ts'
import { useNow } from '#ui/states/use-now.ts'
import * as css from './runtime.css.ts'

/** Hours and minutes. */
export function Length({ hours, minutes }: { hours: number; minutes: number }) {
  const { t } = useLingui()
  return <span>{hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`}</span>
}

/** When the evening would be over, on the reader's clock; nothing where the length is unknown. */
export function EndsAt({ minutes }: { minutes: number }) {
  const format = useFormat()
  const end = endsAt(useNow(nowMs), minutes)
  if (end === null) return null
  const time = format.time(end)
  return (
    <p className={css.words} data-clock="">
      <Trans>Ends at {time} if you start now</Trans>
    </p>
  )
}
