import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ShareButton } from '#components/cards/share-button.tsx'
import { useEntry } from '#components/cards/use-entry.tsx'
import { matchPath, sportsPath } from '#components/links/paths.ts'
import { actions } from '#components/page/layout.css.ts'
import { crumb } from '#components/page/page-navigation.css.ts'
import * as plain from '#components/page/plain-page.css.ts'
import { remindOfMatch } from '#data/reminders.ts'
import { useShowings } from '#data/sports/showings.ts'
import { findMatch, isPlayerAddress, useSports } from '#data/sports/sports.ts'
import { nowMs, today } from '#data/today.ts'
import { daysUntil, localDay } from '#domain/calendar-date.ts'
import { countdownTo } from '#domain/sports/countdown.ts'
import { type Competition, type Match, stateOf } from '#domain/sports/match.ts'
import { isOn } from '#domain/sports/showings.ts'
import { useFormat } from '#i18n/formats.ts'
import { countdownWords, roundName } from '#i18n/sports-words.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { BellIcon } from '#ui/icons/later-icons.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useNow } from '#ui/states/use-now.ts'
import { FavoriteTeamButton } from './favorite-team-button.tsx'
import { Result, useTeams, useTimeOf } from './match-words.tsx'
import { ShownOn } from './shown-on.tsx'
import * as css from './sports.css.ts'

/** Plays the channels that show a match, the first one first. It is of another feature: the route hands it in. */
export type MatchStage = ComponentType<{ channels: readonly string[]; onClose: () => void }>

interface MatchScreenProps {
  /** What stands behind `/sports/`. */
  address: string
  Stage: MatchStage
}

/** The page of one match. */
export function MatchScreen({ address, Stage }: MatchScreenProps) {
  const router = useRouter()
  const { value, mark, instead } = useEntry(useSports(), router)
  const found = value && findMatch(value, address)
  const isUnknown = value !== undefined && !found
  // The loader had stopped waiting; now it knows that there is no such match.
  useEffect(() => {
    if (isUnknown) void router.invalidate()
  }, [isUnknown, router])
  if (found) return <MatchPage {...found} mark={mark} Stage={isPlayerAddress(address) ? Stage : undefined} />
  return instead(
    <div className={plain.screen} aria-busy="true">
      <Skeleton width="min(28rem, 90%)" height="3rem" />
    </div>,
  )
}

/** Channels that have shown the match stay until the page is left: it goes on longer than a guide thinks. */
function useKept(channels: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(channels)
  const more = channels.filter((channel) => !kept.includes(channel))
  if (more.length === 0) return kept
  const all = [...kept, ...more]
  setKept(all)
  return all
}

interface MatchPageProps {
  competition: Competition
  match: Match
  mark: ReactNode
  /** Plays what shows the match, where the page is asked to. */
  Stage: MatchStage | undefined
}

/** Who plays, when, where; how it ended for those who ask; and where it is shown. */
function MatchPage({ competition, match, mark, Stage }: MatchPageProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { home, away } = useTeams(match)
  const name = t`${home} – ${away}`
  const path = matchPath(match.id)
  const { group, venue } = match
  const now = useNow(nowMs)
  const isToCome = stateOf(match, now) === 'to-come'
  const showings = useShowings(match, now)
  const played = useKept(showings.filter((showing) => isOn(showing, match, now)).map(({ channel }) => channel))
  const round = [roundName(i18n, match.round), group !== '' && t`Group ${group}`].filter(Boolean).join(' · ')
  const page = (
    <article className={plain.screen}>
      <title>{t`${name} – Matinee`}</title>
      <nav>
        <a className={crumb} href={sportsPath(competition.id)}>
          {competition.name} {competition.season}
        </a>
      </nav>
      <header className={plain.head}>
        <h1 className={plain.title}>{name}</h1>
        {mark}
      </header>
      <div className={css.facts}>
        {round !== '' && <p>{round}</p>}
        <Begins match={match} now={now} />
        {venue !== '' && <p>{venue}</p>}
      </div>
      <ul className={css.sides}>
        <li className={css.side}>
          {home}
          <FavoriteTeamButton team={match.home} />
        </li>
        <li className={css.side}>
          {away}
          <FavoriteTeamButton team={match.away} />
        </li>
      </ul>
      <div className={css.block}>
        <Result match={match} isWhole />
        <div className={actions}>
          {isToCome && (
            <button type="button" className={buttonClass('primary')} onClick={() => remindOfMatch(match, name, path)}>
              <BellIcon size={20} />
              <Trans>Remind me</Trans>
            </button>
          )}
          <ShareButton name={name} path={path} />
        </div>
      </div>
      <section>
        <h2 className={css.heading}>
          <Trans>Where it is shown</Trans>
        </h2>
        <ShownOn match={match} showings={showings} now={now} isPlayer={Stage !== undefined && played.length > 0} />
        {competition.links.length === 0 && showings.length === 0 && (
          <p className={css.muted}>
            <Trans>Nobody has named a place to watch it.</Trans>
          </p>
        )}
        {competition.links.length > 0 && (
          <div className={css.links}>
            {competition.links.map(({ name: site, url }) => (
              <a key={url} className={buttonClass()} href={url} target="_blank" rel="noopener noreferrer">
                {site}
              </a>
            ))}
          </div>
        )}
      </section>
    </article>
  )
  return (
    <>
      {Stage && played.length > 0 && (
        <Suspense>
          <Stage channels={played} onClose={() => void navigate({ to: '/sports/$', params: { _splat: match.id } })} />
        </Suspense>
      )}
      {page}
    </>
  )
}

/** The day and the time here, and how far away they are. */
function Begins({ match, now }: { match: Match; now: number }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const time = useTimeOf(match)
  const day = localDay(new Date(match.start))
  const state = stateOf(match, now)
  const countdown = countdownTo(match, now)
  const days = daysUntil(day, today())
  const away = countdown ? countdownWords(i18n, format, countdown) : state === 'to-come' && days !== null && format.daysAway(days)
  const parts = [format.day(day), time, away !== false && `(${away})`, state === 'running' && t`being played now`]
  return <p className={css.begins}>{parts.filter(Boolean).join(' ')}</p>
}
