import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import * as plain from '#components/page/plain-page.css.ts'
import { PageFailed } from '#components/page/page-failed.tsx'
import { useFavoriteTeams } from '#data/sports/favorite-teams.ts'
import { useSports } from '#data/sports/sports.ts'
import { nowMs } from '#data/today.ts'
import { type Competition, currentRound, type Match, type MatchRound, roundsOf } from '#domain/sports/match.ts'
import { localDay } from '#domain/calendar-date.ts'
import { grouped } from '#domain/grouped.ts'
import { useFormat } from '#i18n/formats.ts'
import { periodName, roundName } from '#i18n/sports-words.ts'
import { showResults, sportsLook } from '#state/sports.ts'
import { Select } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { FavoriteMatches } from './favorite-matches.tsx'
import { MatchRow } from './match-row.tsx'
import { MatchScreen, type MatchStage } from './match-screen.tsx'
import { Tables } from './tables.tsx'
import * as css from './sports.css.ts'

/** What of the sports page the address names; what it does not name, or names wrongly, is chosen. */
interface Chosen {
  competition?: string | undefined
  round?: string | undefined
}

/** The page of a match, or of all of them: together in one file of the build, as whoever sees one sees the other. */
export const SportsPage = ({ match, ...chosen }: Chosen & { match?: { address: string; Stage: MatchStage } }) =>
  match === undefined ? <SportsScreen {...chosen} /> : <MatchScreen key={match.address} {...match} />

/** Who plays whom and when, round by round; how it ended only for those who ask (specification, section 2). */
function SportsScreen({ competition: asked, round }: Chosen) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { areResultsShown } = useSnapshot(sportsLook)
  const { value: competitions, failure, asOf, retry } = useSports()
  const favorites = useFavoriteTeams()
  const isGracePeriod = useGracePeriod()
  if (!competitions && failure) return <PageFailed failure={failure} onRetry={retry} />
  // Those of one's own teams stand before all others: nothing should move when they come.
  const isReady = favorites !== undefined || !isGracePeriod
  const chosen = competitions?.find(({ id }) => id === asked) ?? competitions?.[0]
  return (
    <div className={plain.screen}>
      <title>{t`Sports – Matinee`}</title>
      <header className={plain.head}>
        <h1 className={plain.title}>
          <Trans>Sports</Trans>
        </h1>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </header>
      {!(competitions && isReady) && <MatchesSkeleton />}
      {chosen && competitions && isReady && (
        <>
          <FavoriteMatches competitions={competitions} favorites={favorites ?? []} />
          <div className={css.controls}>
            <Select
              label={t`Competition`}
              value={chosen.id}
              options={competitions.map(({ id, name, season }) => [id, `${name} ${season}`])}
              onChoose={(competition) => void navigate({ to: '/sports', search: { competition }, replace: true, resetScroll: false })}
            />
            <Switch
              label={<Trans>Show results</Trans>}
              hint={<Trans>Off, each result waits until you ask for it.</Trans>}
              on={areResultsShown}
              onChange={showResults}
            />
          </div>
          <CompetitionMatches key={chosen.id} competition={chosen} round={round} />
        </>
      )}
      {competitions?.length === 0 && (
        <p>
          <Trans>No competitions are known to this server.</Trans>
        </p>
      )}
    </div>
  )
}

/** A database that does not open in this time (ms) may never do so. */
const graceMs = 800

/** True for as long as it is worth waiting for what the database says. */
function useGracePeriod(): boolean {
  const [isGracePeriod, setGracePeriod] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setGracePeriod(false), graceMs)
    return () => clearTimeout(timer)
  }, [])
  return isGracePeriod
}

/** The matches of one round of a competition, by day, and its tables. */
function CompetitionMatches({ competition, round: asked }: { competition: Competition; round: string | undefined }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const navigate = useNavigate()
  const rounds = roundsOf(competition.matches)
  const shown = rounds.find(({ key }) => key === asked) ?? currentRound(rounds, nowMs())
  if (!shown) {
    return (
      <p>
        <Trans>No matches are announced yet.</Trans>
      </p>
    )
  }
  const kinds = new Set(rounds.map(({ round }) => round.kind))
  return (
    <>
      <div className={css.controls}>
        <Select
          label={kinds.size > 1 ? t`Round` : kinds.has('month') ? t`Month` : kinds.has('week') ? t`Week` : t`Round`}
          value={shown.key}
          options={rounds.map(({ key, round }) => [key, 'day' in round ? periodName(format, round) : roundName(i18n, round)])}
          onChoose={(round) =>
            void navigate({ to: '/sports', search: { competition: competition.id, round }, replace: true, resetScroll: false })
          }
        />
      </div>
      <Days round={shown} />
      {competition.hasTable && <Tables matches={competition.matches} />}
    </>
  )
}

/** Where the person is. */
const dayOf = ({ start }: Match): string => localDay(new Date(start))

function Days({ round: { matches } }: { round: MatchRound }) {
  const format = useFormat()
  return grouped(matches, dayOf).map((ofDay) => (
    <section key={dayOf(ofDay[0])}>
      <h2 className={css.day}>{format.dayHeading(ofDay[0].start, nowMs())}</h2>
      <ul className={css.matches}>
        {ofDay.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  ))
}

function MatchesSkeleton() {
  return (
    <div className={css.matches} aria-busy="true">
      <Skeleton width="16rem" height="72px" />
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} height="112px" />
      ))}
    </div>
  )
}
