import { memo } from 'react'
import type { Title } from '#domain/title/title.ts'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { MediaCard, MediaCardSkeleton } from './media-card.tsx'
import * as css from './poster-grid.css.ts'
import { TitleLine, TitleLineSkeleton } from './title-line.tsx'

/** How many cards the first view holds at most: their pictures are fetched at once. */
const firstView = 6
const pageOfTwenty = Array.from({ length: 20 }, () => undefined)

interface PosterGridProps {
  /** Undefined keeps the place of one that is on its way; undefined in all, that of a page of twenty. */
  titles: readonly (Title | undefined)[] | undefined
  /** Posters side by side, or lines with an overview. */
  view?: 'grid' | 'lines'
  /** Those drawn faintly, with a tick. */
  isDimmed?: (title: Title) => boolean
  /** The lines of a title's picture, where a source has said them. */
  linesOf?: ((title: Title) => number | undefined) | undefined
}

/** Titles in lines, of any number; the arrow keys walk them. */
export function PosterGrid({ titles = pageOfTwenty, view = 'grid', isDimmed, linesOf }: PosterGridProps) {
  const lines = useWindowLines<HTMLUListElement>(`titles ${view}`, titles.length)
  return (
    <div className={css.room}>
      <WindowList lines={lines} className={css.list[view]}>
        {(place) => {
          const title = titles[place]
          return (
            <li key={title ? `${title.type}${title.id}` : place} className={css.item} data-place={place}>
              <Item
                title={title}
                view={view}
                place={place}
                isDimmed={title !== undefined && isDimmed?.(title) === true}
                lines={title && linesOf?.(title)}
              />
            </li>
          )
        }}
      </WindowList>
    </div>
  )
}

interface ItemProps {
  title: Title | undefined
  view: 'grid' | 'lines'
  place: number
  isDimmed: boolean
  lines: number | undefined
}

/** Drawn again only when something about it has changed: scrolling moves what is rendered, not what it shows. */
const Item = memo(function Item({ title, view, place, isDimmed, lines }: ItemProps) {
  if (view === 'lines')
    return title ? <TitleLine title={title} isDimmed={isDimmed} lines={lines} early={place < firstView} /> : <TitleLineSkeleton />
  if (!title) return <MediaCardSkeleton />
  return (
    <MediaCard
      title={title}
      isDimmed={isDimmed}
      lines={lines}
      priority={place === 0 ? 'highest' : place < firstView ? 'view' : undefined}
    />
  )
})
