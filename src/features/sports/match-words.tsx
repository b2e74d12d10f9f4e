import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Score } from '#contract/sports.ts'
import { nowMs } from '#data/today.ts'
import { countdownTo } from '#domain/sports/countdown.ts'
import { type Match, stateOf } from '#domain/sports/match.ts'
import { useFormat } from '#i18n/formats.ts'
import { countdownWords, floatingTime, teamName } from '#i18n/sports-words.ts'
import { sportsLook } from '#state/sports.ts'
import { Button } from '#ui/controls/button.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './sports.css.ts'

/** Who plays at home and who comes, in the language of the interface. */
export function useTeams({ home, away }: Match): { home: string; away: string } {
  const { i18n } = useLingui()
  const format = useFormat()
  return { home: teamName(i18n, format, home), away: teamName(i18n, format, away) }
}

/** When a match begins as the clocks here show it, or as its source writes it; empty where only its day is known. */
export function useTimeOf({ isTimed, start, floating }: Match): string {
  const { i18n } = useLingui()
  const format = useFormat()
  if (isTimed) return format.time(start)
  return floating === '' ? '' : floatingTime(i18n, format, floating)
}

/** The time of a match, that it is being played, or nothing where only its day is known; with its day where that is asked for. `now` is epoch ms. */
export function When({ match, now, isDayShown }: { match: Match; now: number; isDayShown: boolean }) {
  const time = useTimeOf(match)
  const format = useFormat()
  if (stateOf(match, now) === 'running') {
    return (
      <span className={css.running}>
        <Trans>Now</Trans>
      </span>
    )
  }
  const parts = [isDayShown && format.dayHeading(match.start, now), time]
  return <span className={css.whenBegins}>{parts.filter(Boolean).join(' · ')}</span>
}

/** How long it is until a match begins; nothing for one that has begun, or of which only the day is known. `now` is epoch ms. */
export function CountdownText({ match, now }: { match: Match; now: number }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const countdown = countdownTo(match, now)
  return countdown && <span className={css.when}>{countdownWords(i18n, format, countdown)}</span>
}

/** The same function each time, or every later drawing would take the focus again. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** How a match ended: a surprise until somebody asks, unless they want to see all results. Nothing before its end. */
export function Result({ match, isWhole = false }: { match: Match; isWhole?: boolean }) {
  const { t } = useLingui()
  const { areResultsShown } = useSnapshot(sportsLook)
  const [isRevealed, reveal] = useState(false)
  const { home, away } = useTeams(match)
  const { score } = match
  if (!score) return stateOf(match, nowMs()) === 'over' ? <span className={css.muted}>{t`Result unknown`}</span> : null
  if (!areResultsShown && !isRevealed) {
    return (
      <Button aria-label={t`Show the result of ${home} against ${away}`} onClick={() => reveal(true)}>
        <Trans>Result</Trans>
      </Button>
    )
  }
  const [goalsHome, goalsAway] = score.extra ?? score.full
  return (
    // The button that was pressed is gone: whoever goes on by keyboard goes on from here.
    <div tabIndex={-1} ref={isRevealed ? takeFocus : undefined} className={isWhole ? undefined : css.short}>
      <span aria-hidden="true" className={isWhole ? css.score : undefined}>
        {goalsHome} : {goalsAway}
      </span>
      <span className={visuallyHidden}>
        {home} {goalsHome}, {away} {goalsAway}
      </span>
      {isWhole && <ScoreDetails score={score} />}
    </div>
  )
}

const goals = ([home, away]: readonly [number, number]): string => `${home} : ${away}`

/** What came before the end, and after the regular time. */
function ScoreDetails({ score: { full, half, extra, penalties } }: { score: Score }) {
  const { t } = useLingui()
  const [atHalf, atFull, onPenalties] = [half && goals(half), goals(full), penalties && goals(penalties)]
  const parts = [
    atHalf && t`Half-time ${atHalf}`,
    extra && t`after 90 minutes ${atFull}`,
    extra && !onPenalties && t`after extra time`,
    onPenalties && t`penalties ${onPenalties}`,
  ]
  return <p className={css.muted}>{parts.filter(Boolean).join(' · ')}</p>
}
