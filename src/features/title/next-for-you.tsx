import { Trans } from '@lingui/react/macro'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { today } from '#data/today.ts'
import { begunSeasons } from '#domain/watching/next-for-you.ts'
import type { Season } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { useInView } from '#ui/virtual/use-in-view.ts'
import { EpisodeRow } from '#features/season/episode-row.tsx'
import * as css from './next-for-you.css.ts'
import { EpisodeRowSkeleton } from '#features/season/season-skeleton.tsx'
import { SeasonName } from '#features/season/season-name.tsx'
import { section, title } from './seasons.css.ts'
import { useNextForYou } from './use-next-for-you.ts'

/** The episode a person goes on with. Its place is there from the start: what they have watched is known a moment after the page. */
export function NextForYou({ show, seasons }: { show: Title; seasons: readonly Season[] }) {
  const begun = begunSeasons(seasons, today())
  const seen = useSeenEpisodes(show.id)
  const [ref, isNear] = useInView<HTMLElement>()
  const next = useNextForYou(show.id, begun, isNear ? seen : undefined)
  if (begun.length === 0) return null
  const { season, episode, failed } = typeof next === 'object' ? next : {}
  return (
    <section ref={ref} className={section}>
      <div className={css.head}>
        <h2 className={title}>
          <Trans>Next for you</Trans>
        </h2>
        {season && (
          <p className={css.season}>
            <SeasonName season={season} />
          </p>
        )}
      </div>
      <div className={css.place}>
        {next === undefined && <EpisodeRowSkeleton />}
        {next === 'nothing' && (
          <p role="status">
            <Trans>You are up to date.</Trans>
          </p>
        )}
        {failed && (
          <FailedBlock {...failed}>
            <Trans>You have not opened this season before.</Trans>
          </FailedBlock>
        )}
        {episode && <EpisodeRow show={show} showId={show.id} episode={episode} seen={seen} isAired />}
      </div>
    </section>
  )
}
