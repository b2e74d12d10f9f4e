import { Skeleton } from '#ui/states/skeleton.tsx'
import { EpisodeRowSkeleton } from './episode-row.tsx'
import * as css from './season-skeleton.css.ts'

/** The geometry of a season's page while nothing is known of it. */
export function SeasonSkeleton() {
  return (
    <div className={css.screen} aria-busy="true">
      <div className={css.head}>
        <div className={css.poster} />
        <div className={css.words}>
          <Skeleton width="8rem" height="1.4rem" />
          <Skeleton width="min(20rem, 80%)" height="2.4rem" />
        </div>
        <div className={css.rest}>
          <Skeleton width="14rem" height="44px" />
        </div>
      </div>
      <div className={css.list}>
        {Array.from({ length: 4 }, (_, place) => (
          <EpisodeRowSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}
