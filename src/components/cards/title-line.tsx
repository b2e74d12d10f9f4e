import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { faintWhenSeen } from '#components/seen/seen-mark.css.ts'
import { SeenMark } from '#components/seen/seen-mark.tsx'
import type { Title } from '#domain/title/title.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { cardOf } from './card-title.ts'
import { OwnStars } from './own-stars.tsx'
import { SavedButton } from './saved-button.tsx'
import { TitleCard } from './title-card.tsx'
import * as css from './title-line.css.ts'
import { useTitleFacts } from './use-title-facts.ts'

interface TitleLineProps {
  title: Title
  /** Drawn faintly, with a tick: somebody has seen it. */
  isDimmed?: boolean
  /** The lines of its picture, where a source has said them. */
  lines?: number | undefined
  /** In the first view. */
  early?: boolean
}

/** A title as a line: its poster small, its name, facts and what it is about. */
export function TitleLine({ title, isDimmed = false, lines, early = false }: TitleLineProps) {
  const facts = useTitleFacts(title)
  return (
    <article className={css.line} data-seen={isDimmed || undefined}>
      <a href={titlePath(title)} className={css.link} {...cardOf(title)} data-poster>
        <span className={`${css.poster} ${faintWhenSeen} ${inkOf(title.id)}`}>
          <Picture path={title.posterPath} widths={['w185', 'w342']} sizes="84px" ratio={1.5} priority={early ? 'view' : undefined}>
            <TitleCard title={title.title} language={title.foreign?.title} />
          </Picture>
          {isDimmed && <SeenMark />}
          <OwnStars title={title} />
        </span>
        <span className={css.words}>
          <span className={css.name} lang={title.foreign?.title}>
            {title.title}
          </span>
          <span className={css.facts}>{[facts, lines && `4K ${lines}p`].filter(Boolean).join(' · ')}</span>
          <span className={css.overview} lang={title.foreign?.overview}>
            {title.overview}
          </span>
        </span>
      </a>
      <SavedButton title={title} look="round" tabIndex={-1} />
    </article>
  )
}

/** The same geometry while the title is on its way. */
export function TitleLineSkeleton() {
  return (
    <div className={css.line} aria-hidden="true">
      <span className={css.link}>
        <Skeleton ratio="2 / 3" />
        <span className={css.words} />
      </span>
    </div>
  )
}
