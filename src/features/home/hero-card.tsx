import { Trans, useLingui } from '@lingui/react/macro'
import { cardOf } from '#components/cards/card-title.ts'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { TitleLogo } from '#components/cards/title-logo.tsx'
import { titlePath, watchTitlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { useInView } from '#ui/virtual/use-in-view.ts'
import * as css from './hero-card.css.ts'

const sizes = '(min-width: 1280px) 330px, (min-width: 768px) 46vw, 84vw'

interface HeroCardProps {
  title: Title
  /** Without the words that it is trending. */
  plain?: boolean
}

/** A trending title with its backdrop, lettering and what it is about (specification, section 2). */
export function HeroCard({ title, plain = false }: HeroCardProps) {
  const { t } = useLingui()
  const [ref, seen] = useInView<HTMLElement>()
  const name = title.title
  return (
    <article ref={ref} className={css.card}>
      <a href={titlePath(title)} className={`${css.stage} ${inkOf(title.id)}`} {...cardOf(title)}>
        <Picture path={title.backdropPath} widths={['w500', 'w780']} sizes={sizes} ratio={9 / 16} />
        {!plain && (
          <span className={css.badge}>
            <Trans>Trending Now</Trans>
          </span>
        )}
        <span className={css.words}>
          <TitleLogo title={title} seen={seen} className={css.logo} />
        </span>
      </a>
      <p className={css.overview} lang={title.foreign?.overview}>
        {title.overview || t`No description yet.`}
      </p>
      <div className={css.actions} data-actions>
        <a href={watchTitlePath(title)} className={buttonClass('primary')} aria-label={t`Watch ${name}`} tabIndex={-1}>
          <Trans>Watch</Trans>
        </a>
        <a href={titlePath(title)} className={buttonClass()} aria-label={t`Details of ${name}`} tabIndex={-1}>
          <Trans>Details</Trans>
        </a>
        <SavedButton title={title} look="round" tabIndex={-1} />
      </div>
    </article>
  )
}

/** The same geometry while the titles are on their way. */
export function HeroCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton ratio="16 / 9" />
      <p className={css.overview} />
      <div className={css.actions}>
        <Skeleton width="6rem" height="44px" />
      </div>
    </div>
  )
}
