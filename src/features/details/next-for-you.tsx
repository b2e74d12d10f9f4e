import { Trans } from '@lingui/react/macro'
import { useSeenEpisodes } from '#data/watched-episodes.ts'
import { today } from '#data/today.ts'
import { seasonPath } from '#domain/episodes.ts'
import { begunSeasons } from '#domain/next-for-you.ts'
import type { Season } from '#domain/season.ts'
import type { Title } from '#domain/title.ts'
import { useSeen } from '#ui/use-seen.ts'
import { link } from './about.css.ts'
import { EpisodeRow } from './episode-row.tsx'
import * as css from './next-for-you.css.ts'
import { EpisodeRowSkeleton } from './season-skeleton.tsx'
import { SeasonName } from './season-name.tsx'
import { section, title } from './seasons.css.ts'
import { useNextForYou } from './use-next-for-you.ts'

/** The episode a person goes on with. Its place is there from the start: what they have watched is known a moment after the page. */
export function NextForYou({ show, seasons }: { show: Title; seasons: readonly Season[] }) {
  const begun = begunSeasons(seasons, today())
  const seen = useSeenEpisodes(show.id)
  const [ref, isNear] = useSeen<HTMLElement>()
  const next = useNextForYou(show.id, begun, isNear ? seen : undefined)
  if (begun.length === 0) return null
  return (
    <section ref={ref} className={section}>
      <h2 className={title}>
        <Trans>Next for you</Trans>
      </h2>
      <div className={css.place}>
        {next === undefined && <EpisodeRowSkeleton />}
        {next === 'nothing' && (
          <p role="status">
            <Trans>You are up to date.</Trans>
          </p>
        )}
        {typeof next === 'object' && 'episode' in next && (
          <EpisodeRow show={show} showId={show.id} episode={next.episode} seen={seen} isAired />
        )}
        {typeof next === 'object' && 'season' in next && (
          <a className={link} href={seasonPath(show.id, next.season.number)}>
            <SeasonName season={next.season} />
          </a>
        )}
      </div>
    </section>
  )
}
