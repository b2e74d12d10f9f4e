import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/formats.ts'
import { nowMs } from '#data/today.ts'
import { endsAt } from '#domain/title/runtime.ts'
import { useNow } from '#ui/states/use-now.ts'
import * as css from './ends-at.css.ts'

/** When the evening would be over, on the reader's clock; nothing where the length is unknown. */
export function EndsAt({ minutes }: { minutes: number }) {
  const format = useFormat()
  const end = endsAt(useNow(nowMs), minutes)
  if (end === null) return null
  const time = format.time(end)
  return (
    <p className={css.words}>
      <Trans>Ends at {time} if you start now</Trans>
    </p>
  )
}
