import { Skeleton } from '#ui/states/skeleton.tsx'
import * as css from './hero.css.ts'
import { tall } from './layout.css.ts'

/** The geometry of a title's page while nothing is known of it. */
export function HeroSkeleton() {
  return (
    <div className={`${css.hero} ${tall}`} aria-busy="true">
      <div className={css.backdrop} />
      <div className={css.body}>
        <div className={css.poster} />
        <div className={css.head}>
          <Skeleton width="min(24rem, 80%)" height="2.6rem" />
        </div>
        <div className={css.rest}>
          <Skeleton width="min(20rem, 70%)" height="1.4rem" />
          <Skeleton width="12rem" height="44px" />
          <Skeleton height="6rem" />
        </div>
      </div>
    </div>
  )
}
