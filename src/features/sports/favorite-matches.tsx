import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { nowMs } from '#data/today.ts'
import { favoriteMatches } from '#domain/sports/favorites.ts'
import type { Competition, Match } from '#domain/sports/match.ts'
import { useNow } from '#ui/states/use-now.ts'
import { MatchRow } from './match-row.tsx'
import * as css from './sports.css.ts'

interface FavoriteMatchesProps {
  competitions: readonly Competition[]
  /** Keys of teams. */
  favorites: readonly string[]
}

/** The next and the latest matches of a person's teams, of all competitions. */
export function FavoriteMatches({ competitions, favorites }: FavoriteMatchesProps) {
  const heading = useId()
  const { next, latest } = favoriteMatches(competitions, favorites, useNow(nowMs))
  if (next.length === 0 && latest.length === 0) return null
  return (
    <section className={css.favorites} aria-labelledby={heading}>
      <h2 id={heading} className={css.favoritesHeading}>
        <Trans>Your teams</Trans>
      </h2>
      {next.length > 0 && (
        <>
          <h3 className={css.day}>
            <Trans>Next matches</Trans>
          </h3>
          <Matches matches={next} />
        </>
      )}
      {latest.length > 0 && (
        <>
          <h3 className={css.day}>
            <Trans>Latest matches</Trans>
          </h3>
          <Matches matches={latest} />
        </>
      )}
    </section>
  )
}

const Matches = ({ matches }: { matches: readonly Match[] }) => (
  <ul className={css.matches}>
    {matches.map((match) => (
      <MatchRow key={match.id} match={match} isDayShown />
    ))}
  </ul>
)
