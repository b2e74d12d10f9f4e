import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { knownTitle, useQuery } from '#data/catalogue/catalogue.ts'
import { detailsQueries } from '#data/title/details-queries.ts'
import { seasonQueries } from '#data/title/season-queries.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { PhotoRow } from '#components/pictures/photo-row.tsx'
import { useEntry } from '#components/cards/use-entry.tsx'
import { appearance } from '#state/appearance.ts'
import { Cast } from '#features/title/cast.tsx'
import { EpisodeCrew } from './episode-crew.tsx'
import { EpisodeHead } from './episode-head.tsx'
import { useEpisodeName } from '#features/title/episode-name.tsx'
import { EpisodeSteps } from './episode-steps.tsx'
import { SeasonSkeleton } from '#features/season/season-skeleton.tsx'
import * as css from '#features/season/season-screen.css.ts'
import { useShield } from '#features/title/use-shield.ts'

interface EpisodeScreenProps {
  show: number
  season: number
  episode: number
}

/** The page of one episode; what its season already told is there at once. */
export function EpisodeScreen({ show: id, season: seasonNumber, episode: number }: EpisodeScreenProps) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const { value: own, failure, mark, instead, missing } = useEntry(seasonQueries.episode(id, seasonNumber, number, language), useRouter())
  const season = useQuery(seasonQueries.season(id, seasonNumber, language)).value
  const details = useQuery(detailsQueries.details('tv', id, language)).value
  const show = details ?? knownTitle('tv', id)
  const told = own ?? season?.episodes.find((one) => one.number === number)
  const name = useEpisodeName(told ?? { name: '', number })
  const seen = useSeenEpisodes(id)
  const shield = useShield({ season: seasonNumber, number }, seen)
  if (!told) return instead(<SeasonSkeleton />)
  const title = show?.title ?? ''
  return (
    <article className={css.screen}>
      <title>{title === '' ? t`${name} – Matinee` : t`${name} – ${title} – Matinee`}</title>
      <EpisodeHead
        id={id}
        show={show}
        season={season}
        episode={told}
        name={name}
        watched={seen?.has(seasonNumber, number) ?? false}
        shield={shield}
        mark={mark}
      />
      {missing(<Trans>You have not opened this episode before.</Trans>)}
      {own && !shield.isUp && own.stills.length > 1 && (
        <PhotoRow id="stills" title={t`Pictures`} paths={own.stills} label={name} shape="landscapes" />
      )}
      {own && <Cast title={t`Guest stars`} people={own.guests} />}
      {own && <EpisodeCrew crew={own.crew} />}
      {/* The end of the page waits for what stands above it. */}
      {(own ?? failure) && <EpisodeSteps show={id} season={season} seasons={details?.seasons ?? []} number={number} />}
    </article>
  )
}
