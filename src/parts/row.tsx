import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { limits } from '#spec/limits.ts'
import { IconButton } from '#ui/button.tsx'
import { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx'
import { useCarousel } from '#ui/use-carousel.ts'
import * as css from './row.css.ts'

const strips = {
  posters: css.strip,
  landscapes: `${css.strip} ${css.wideStrip}`,
  portraits: `${css.strip} ${css.smallStrip}`,
}

interface RowProps {
  /** Names the row in the address of its scroll place; stable. */
  id: string
  title: string
  /** The page with all of it, behind "Explore more". */
  more?: string | undefined
  /** Says how old the row is, or nothing. */
  mark?: ReactNode
  /** The cards are still on their way: there is nothing to page through yet. */
  waiting?: boolean
  /** Posters, landscape cards, or small portraits. */
  cards?: keyof typeof strips
  children: readonly ReactNode[]
}

/** A titled strip of cards: native scrolling with snapping, arrows that move 75 % of the view, Home and End. */
export function Row({ id, title, more, mark, waiting = false, cards = 'posters', children }: RowProps) {
  const { t } = useLingui()
  const headingId = useId()
  const { ref, page, pages, move, onKeyDown } = useCarousel<HTMLUListElement>(limits.scrollStep)
  const paged = pages > 1 && !waiting
  return (
    <section className={css.row} aria-busy={waiting} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 className={css.title} id={headingId}>
          {title}
        </h2>
        {mark}
        <span className={css.place} data-idle={!paged} aria-hidden="true">
          {page} / {pages}
        </span>
        {more !== undefined && (
          <a href={more} className={css.more} aria-label={t`Explore more: ${title}`}>
            <Trans>Explore more</Trans>
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
      {/* The links inside take the focus; the strip only passes it on. Portraits are no links: there the strip itself is scrolled. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
      <ul
        ref={ref}
        className={strips[cards]}
        tabIndex={cards === 'portraits' ? 0 : undefined}
        onKeyDown={onKeyDown}
        data-scroll-restoration-id={`row-${id}`}
      >
        {children.map((child, place) => (
          // The places of a row do not move: what stands in them has keys of its own.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className={css.slide}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  )
}
