import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEntry } from '#components/cards/use-entry.tsx'
import { useEpisodeName, useSeasonName } from '#components/episodes/episode-words.tsx'
import { screen } from '#components/episodes/season-skeleton.css.ts'
import { SeasonSkeleton } from '#components/episodes/season-skeleton.tsx'
import { useShield } from '#components/episodes/still.tsx'
import * as css from '#components/facts/facts.css.ts'
import { Fact, MakerLinks } from '#components/facts/facts.tsx'
import { episodePath, seasonPath } from '#components/links/paths.ts'
import { Steps } from '#components/page/page-navigation.tsx'
import { Cast } from '#components/people/cast.tsx'
import { PhotoRow } from '#components/pictures/photo-row.tsx'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { useDetails } from '#data/title/details.ts'
import { useEpisode, useSeason } from '#data/title/seasons.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import type { CrewMember } from '#domain/title/credits.ts'
import { inOrder, neighbours, type Season, type SeasonDetails } from '#domain/title/season.ts'
import { jobName } from '#i18n/credit-names.ts'
import { EpisodeHead } from './episode-head.tsx'

interface EpisodeScreenProps {
  show: number
  season: number
  episode: number
}

/** The page of one episode; what its season already says of it is there at once. */
export function EpisodeScreen({ show: id, season: seasonNumber, episode: number }: EpisodeScreenProps) {
  const { t } = useLingui()
  const { value: own, failure, mark, late, instead, missing } = useEntry(useEpisode(id, seasonNumber, number), useRouter())
  const season = useSeason(id, seasonNumber).value
  const { value: details, failure: unknownShow } = useDetails('tv', id)
  const show = details ?? knownTitle('tv', id)
  const known = own ?? season?.episodes.find((one) => one.number === number)
  const name = useEpisodeName(known ?? { name: '', number })
  const seen = useSeenEpisodes(id)
  const shield = useShield({ season: seasonNumber, number }, seen)
  if (!known) return instead(<SeasonSkeleton />)
  const title = show?.title ?? ''
  return (
    <article className={screen}>
      <title>{title === '' ? t`${name} – Matinee` : t`${name} – ${title} – Matinee`}</title>
      <EpisodeHead
        id={id}
        show={show}
        season={season}
        episode={known}
        name={name}
        watched={seen?.has(seasonNumber, number) ?? false}
        shield={shield}
        mark={mark}
        late={late}
        isWhole={own !== undefined}
      />
      {missing(<Trans>You have not opened this episode before.</Trans>)}
      {own && !shield.isUp && own.stills.length > 1 && (
        <PhotoRow id="stills" title={t`Pictures`} paths={own.stills} label={name} shape="landscapes" />
      )}
      {own && <Cast title={t`Cast`} people={own.cast} />}
      {own && <Cast id="guests" title={t`Guest stars`} people={own.guests} />}
      {own && <EpisodeCrew crew={own.crew} />}
      {/* The end of the page waits for what stands above it, and for the seasons beside this one: a second link would push the first away. */}
      {(own ?? failure) && (details ?? unknownShow) && (
        <EpisodeSteps show={id} season={season} seasons={details?.seasons ?? []} number={number} />
      )}
    </article>
  )
}

/** The jobs that the page of an episode names. */
const shownJobs = ['Director', 'Writer', 'Screenplay', 'Story', 'Teleplay'] as const

/** Who directed and wrote an episode. */
function EpisodeCrew({ crew }: { crew: readonly CrewMember[] }) {
  const { i18n } = useLingui()
  const groups = shownJobs.map((job) => ({ job, people: crew.filter(({ jobs }) => jobs.includes(job)) }))
  if (groups.every(({ people }) => people.length === 0)) return null
  return (
    <dl className={css.facts}>
      {groups.map(({ job, people }) => (
        <Fact key={job} term={jobName(i18n, job)}>
          {people.length > 0 && <MakerLinks makers={people} />}
        </Fact>
      ))}
    </dl>
  )
}

interface EpisodeStepsProps {
  show: number
  season: SeasonDetails | undefined
  seasons: readonly Season[]
  number: number
}

/** From one episode to the next; at the ends of a season to the seasons beside it. */
function EpisodeSteps({ show, season, seasons, number }: EpisodeStepsProps) {
  const { t } = useLingui()
  const beside = neighbours(inOrder(seasons), season?.number ?? -1)
  const nameBefore = useSeasonName(beside.before ?? { name: '', number: 0 })
  const nameAfter = useSeasonName(beside.after ?? { name: '', number: 0 })
  if (!season) return null
  const { before, after } = neighbours(season.episodes, number)
  const toSeason = (of: Season | undefined, name: string) => of && { href: seasonPath(show, of.number), name }
  const toEpisode = (of: { season: number; number: number }) => {
    const { number } = of
    return { href: episodePath(show, { season: season.number, number }), name: t`Episode ${number}` }
  }
  return (
    <Steps
      label={t`Other episodes`}
      before={before ? toEpisode(before) : toSeason(beside.before, nameBefore)}
      after={after ? toEpisode(after) : toSeason(beside.after, nameAfter)}
    />
  )
}
