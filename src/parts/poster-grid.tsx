import type { Title } from '#domain/title.ts'
import { walkLinks } from '#ui/use-carousel.ts'
import { MediaCard, MediaCardSkeleton } from './media-card.tsx'
import * as css from './poster-grid.css.ts'

/** How many cards the first view holds at most: their pictures are fetched at once. */
const firstView = 6

/** Posters in lines; the arrow keys walk them. Undefined titles keep the place of a page of twenty. */
export function PosterGrid({ titles }: { titles: readonly Title[] | undefined }) {
  return (
    // The links inside take the focus; the grid only passes it on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={css.grid} onKeyDown={walkLinks}>
      {titles?.map((title, place) => (
        <li key={`${title.type}${title.id}`}>
          <MediaCard title={title} priority={place === 0 ? 'highest' : place < firstView ? 'view' : undefined} />
        </li>
      )) ??
        Array.from({ length: 20 }, (_, place) => (
          <li key={place}>
            <MediaCardSkeleton />
          </li>
        ))}
    </ul>
  )
}
