import { useId } from 'react'
import { matchPath } from '#components/links/paths.ts'
import { nowMs } from '#data/today.ts'
import { type Match, stateOf } from '#domain/sports/match.ts'
import { useNow } from '#ui/states/use-now.ts'
import { FavoriteTeamButton } from './favorite-team-button.tsx'
import { CountdownText, Result, useTeams, When } from './match-words.tsx'
import * as css from './sports.css.ts'

interface MatchRowProps {
  match: Match
  /** Its day is said with its time: no heading says it. */
  isDayShown?: boolean
}

/** A match of a list: all of it leads to its page but the hearts of its teams and its result. */
export function MatchRow({ match, isDayShown = false }: MatchRowProps) {
  const { home, away } = useTeams(match)
  const now = useNow(nowMs)
  const id = useId()
  return (
    <li className={isDayShown ? css.rowWithDay : css.row}>
      <span id={`${id}-when`} className={css.whenArea}>
        <When match={match} now={now} isDayShown={isDayShown} />
      </span>
      <a id={`${id}-home`} className={css.link} href={matchPath(match.id)} aria-labelledby={`${id}-when ${id}-home ${id}-away`}>
        {home}
      </a>
      <FavoriteTeamButton team={match.home} />
      <span id={`${id}-away`} className={css.away}>
        {away}
      </span>
      <FavoriteTeamButton team={match.away} />
      <span className={css.result}>
        {stateOf(match, now) === 'over' ? <Result match={match} /> : <CountdownText match={match} now={now} />}
      </span>
    </li>
  )
}
