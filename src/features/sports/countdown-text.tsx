import { useLingui } from '@lingui/react/macro'
import { countdownTo } from '#domain/sports/countdown.ts'
import type { Match } from '#domain/sports/match.ts'
import { useFormat } from '#i18n/formats.ts'
import { countdownWords } from '#i18n/sports-words.ts'
import * as css from './sports.css.ts'

/** How long it is until a match begins; nothing for one that has begun, or of which only the day is known. `now` is epoch ms. */
export function CountdownText({ match, now }: { match: Match; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const countdown = countdownTo(match, now)
  return countdown && <span className={css.when}>{countdownWords(i18n, format, countdown)}</span>
}
