import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { limits } from '#product/limits.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import { useCarousel } from '#ui/carousel/use-carousel.ts'
import { useIdleReady } from '#ui/virtual/idle-queue.ts'
import { useInView } from '#ui/virtual/use-in-view.ts'
import * as css from './row.css.ts'

const strips = {
  posters: css.strip,
  landscapes: `${css.strip} ${css.wideStrip}`,
  resumes: `${css.strip} ${css.resumeStrip}`,
  portraits: `${css.strip} ${css.smallStrip}`,
}

/** The posters a strip that has not been moved shows, the edge of the next one included. */
const firstPosters = (): number => 1 + (limits.slidesPerView.findLast(([width]) => innerWidth >= width)?.[1] ?? 0)

interface RowProps {
  /** Names the row in the address of its scroll place; stable. */
  id: string
  title: string
  /** The page with all of it, behind "Explore more". */
  more?: string | undefined
  /** What the way there is called instead of "Explore more". */
  moreWords?: string
  /** Says how old the row is, or nothing. */
  mark?: ReactNode
  /** The cards are still on their way: there is nothing to page through yet. */
  waiting?: boolean
  /** Posters, landscape cards, cards of what is being watched, or small portraits. */
  cards?: keyof typeof strips
  children: readonly ReactNode[]
}

/** A titled strip of cards: native scrolling with snapping, arrows that move 75 % of the view. */
export function Row({ id, title, more, moreWords, mark, waiting = false, cards = 'posters', children }: RowProps) {
  const { t } = useLingui()
  const headingId = useId()
  const { ref, page, pages, move } = useCarousel<HTMLUListElement>(limits.scrollStep)
  const paged = pages > 1 && !waiting
  const [section, seen] = useInView<HTMLElement>()
  const [whole, drawWhole] = useIdleReady(seen)
  useLayoutEffect(() => {
    if (seen && ref.current && ref.current.scrollLeft > 0) drawWhole()
  }, [seen, ref, drawWhole])
  // Posters are all of one size: one gives a row out of view its height, and those beyond its edge can come later.
  const drawn = cards !== 'posters' || whole ? children.length : seen ? firstPosters() : 1
  const rest = children.length - Math.min(drawn, children.length)
  return (
    <section ref={section} className={css.row} aria-busy={waiting} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 className={css.title} id={headingId}>
          {title}
        </h2>
        {mark}
        <span className={css.place} data-idle={!paged} aria-hidden="true">
          {page} / {pages}
        </span>
        {more !== undefined && (
          <a href={more} className={css.more} aria-label={moreWords === undefined ? t`Explore more: ${title}` : `${moreWords}: ${title}`}>
            {moreWords ?? <Trans>Explore more</Trans>}
            <ArrowRightIcon size={16} />
          </a>
        )}
        <div className={css.arrows} data-idle={!paged}>
          <IconButton label={t`Previous: ${title}`} aria-disabled={page === 1} onClick={() => move(-1)}>
            <ChevronLeftIcon size={20} />
          </IconButton>
          <IconButton label={t`Next: ${title}`} aria-disabled={page === pages} onClick={() => move(1)}>
            <ChevronRightIcon size={20} />
          </IconButton>
        </div>
      </div>
      {/* The links inside take the focus; the strip only passes it on. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={ref}
        className={strips[cards]}
        onPointerEnter={drawWhole}
        onFocus={drawWhole}
        onScroll={drawWhole}
        data-rest={rest > 0 || undefined}
        data-scroll-restoration-id={`row-${id}`}
      >
        {children.slice(0, drawn).map((child, place) => (
          // The places of a row do not move: what stands in them has keys of its own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={css.slide}>
            {child}
          </li>
        ))}
        {rest > 0 && <li key="rest" style={{ gridColumn: `span ${rest}` }} aria-hidden="true" />}
      </ul>
    </section>
  )
}
