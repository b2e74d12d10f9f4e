import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEntry } from '#components/cards/use-entry.tsx'
import { EpisodeRow, EpisodeRowSkeleton } from '#components/episodes/episode-row.tsx'
import { useSeasonName } from '#components/episodes/episode-words.tsx'
import { list, screen } from '#components/episodes/season-skeleton.css.ts'
import { SeasonSkeleton } from '#components/episodes/season-skeleton.tsx'
import { seasonPath } from '#components/links/paths.ts'
import { Steps } from '#components/page/page-navigation.tsx'
import { SpoilerSwitch } from '#components/settings/spoiler-switch.tsx'
import { Videos } from '#components/videos/videos.tsx'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { useDetails } from '#data/title/details.ts'
import { useSeason } from '#data/title/seasons.ts'
import { today } from '#data/today.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { type Episode, inOrder, isAired, neighbours, type Season } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { SeasonHead } from './season-head.tsx'
import * as css from './season-screen.css.ts'

/** The page of one season: its episodes in order, and what of them is watched. What its show already says of it is there at once. */
export function SeasonScreen({ show: id, season: number }: { show: number; season: number }) {
  const { t } = useLingui()
  const { value: season, failure, mark, late, instead, missing } = useEntry(useSeason(id, number), useRouter())
  const details = useDetails('tv', id).value
  const show = details ?? knownTitle('tv', id)
  const summary = details?.seasons.find((one) => one.number === number)
  // A summary without a text is shown only when there will be none: the text would push away what stands below.
  const isLasting = summary?.overview !== '' || failure !== undefined
  const known = season ?? (isLasting ? summary : undefined)
  const name = useSeasonName(known ?? { name: '', number })
  if (!known) return instead(<SeasonSkeleton />)
  const title = show?.title ?? ''
  return (
    <article className={screen}>
      <title>{title === '' ? t`${name} – Matinee` : t`${name} – ${title} – Matinee`}</title>
      <SeasonHead id={id} show={show} season={known} name={name} episodes={season?.episodes} mark={mark} late={late} />
      {missing(<Trans>You have not opened this season before.</Trans>)}
      <EpisodeList id={id} show={show} episodes={season?.episodes} failed={failure !== undefined} />
      {season && <Videos videos={season.videos} pictures={details?.backdrops ?? []} />}
      {details && <SeasonSteps show={id} seasons={details.seasons} number={number} />}
    </article>
  )
}

interface EpisodeListProps {
  /** The show's. */
  id: number
  show: Title | undefined
  /** Undefined while they are on the way. */
  episodes: readonly Episode[] | undefined
  failed: boolean
}

/** The episodes of a season, each with its mark. */
function EpisodeList({ id, show, episodes, failed }: EpisodeListProps) {
  const seen = useSeenEpisodes(id)
  const day = today()
  if (!episodes && failed) return null
  return (
    <section className={css.episodes}>
      <div className={css.listHead}>
        <h2 className={css.listTitle}>
          <Trans>Episodes</Trans>
        </h2>
        <SpoilerSwitch />
      </div>
      {episodes?.length === 0 && (
        <p>
          <Trans>No episodes are announced yet.</Trans>
        </p>
      )}
      <ol className={list}>
        {episodes?.map((episode) => (
          <li key={episode.number}>
            <EpisodeRow show={show} showId={id} episode={episode} seen={seen} isAired={isAired(episode, day)} />
          </li>
        )) ??
          Array.from({ length: 6 }, (_, place) => (
            <li key={place}>
              <EpisodeRowSkeleton />
            </li>
          ))}
      </ol>
    </section>
  )
}

/** From one season to the next. */
function SeasonSteps({ show, seasons, number }: { show: number; seasons: readonly Season[]; number: number }) {
  const { t } = useLingui()
  const { before, after } = neighbours(inOrder(seasons), number)
  const nameBefore = useSeasonName(before ?? { name: '', number: 0 })
  const nameAfter = useSeasonName(after ?? { name: '', number: 0 })
  return (
    <Steps
      label={t`Other seasons`}
      before={before && { href: seasonPath(show, before.number), name: nameBefore }}
      after={after && { href: seasonPath(show, after.number), name: nameAfter }}
    />
  )
}
