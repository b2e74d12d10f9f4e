import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { nowMs } from '#data/today.ts'
import { endsAt } from '#domain/title/runtime.ts'
import { clockTime } from '#i18n/moments.ts'
import { appearance } from '#state/appearance.ts'
import { useNow } from '#ui/states/use-now.ts'
import * as css from './ends-at.css.ts'

/** When the evening would be over, on the reader's clock; nothing where the length is unknown. */
export function EndsAt({ minutes }: { minutes: number }) {
  const { language } = useSnapshot(appearance)
  const end = endsAt(useNow(nowMs), minutes)
  if (end === null) return null
  const time = clockTime(end, language)
  return (
    <p className={css.words}>
      <Trans>Ends at {time} if you start now</Trans>
    </p>
  )
}
