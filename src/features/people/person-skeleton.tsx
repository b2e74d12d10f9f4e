import { Skeleton } from '#ui/states/skeleton.tsx'
import * as css from './person-screen.css.ts'

/** The geometry of a person's page while nothing is known of them. */
export function PersonSkeleton() {
  return (
    <div className={css.screen} aria-busy="true">
      <div className={css.head}>
        <div className={css.photo} />
        <div className={css.words}>
          <Skeleton width="min(20rem, 80%)" height="2.6rem" />
          <Skeleton width="8rem" height="1.4rem" />
        </div>
        <div className={css.rest}>
          <Skeleton width="9rem" height="44px" />
          <Skeleton height="3.4rem" />
          <Skeleton height="8rem" />
        </div>
      </div>
    </div>
  )
}
