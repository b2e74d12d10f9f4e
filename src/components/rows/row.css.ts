import { keyframes, style } from '@vanilla-extract/css'
import { breakpoints } from '#product/breakpoints.ts'
import { limits } from '#product/limits.ts'
import { bleeding } from '#ui/theme/fragments.ts'
import { from, tablet, wide } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const gap = '14px'
const widthFor = (count: number) => `calc((100% - ${count - 1} * ${gap}) / ${count})`

export const row = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: '44px' })

export const title = style({ fontSize: vars.size.xl, marginInlineEnd: 'auto' })

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.text } },
})

/** Keeps its space while there is nothing to page through, so that nothing beside it moves. */
const idle = { selectors: { '&[data-idle="true"]': { visibility: 'hidden' } } } as const

export const place = style({
  ...idle,
  display: 'none',
  minWidth: '4em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { display: 'block' } },
})

export const arrows = style({
  ...idle,
  display: 'none',
  marginInlineEnd: '-10px',
  '@media': { [`${tablet} and (hover: hover)`]: { display: 'flex' } },
})

const appear = keyframes({ from: { opacity: 0 } })

/** Bleeds to the edges of the page so that the next card shows there; the first one stays in the column. */
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: widthFor(limits.slidesPerView[0][1]),
  gap,
  ...bleeding,
  // Room for focus rings, which scrolling would cut off.
  paddingBlock: '6px',
  marginBlock: '-6px',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.gutter,
  selectors: {
    // Where cards are still to come there is nothing to snap to.
    '&[data-rest]': { scrollSnapType: 'none' },
    // What took the place of a skeleton (specification, section 2).
    [`${row}[aria-busy="false"] > &`]: { animation: `${appear} 100ms linear` },
  },
  '@media': Object.fromEntries(limits.slidesPerView.slice(1).map(([width, count]) => [from(width), { gridAutoColumns: widthFor(count) }])),
})

/** For landscape cards: one and a bit on phones, two on tablets, four on a wide screen. */
export const wideStrip = style({
  gridAutoColumns: '84%',
  '@media': {
    [tablet]: { gridAutoColumns: widthFor(2) },
    [wide]: { gridAutoColumns: widthFor(4) },
  },
})

/** For what is being watched: 280 px, 300 px on desktop (specification, section 9). */
export const resumeStrip = style({
  gridAutoColumns: '280px',
  '@media': Object.fromEntries(
    limits.slidesPerView.slice(1).map(([width]) => [from(width), { gridAutoColumns: width < breakpoints.desktop ? '280px' : '300px' }]),
  ),
})

/** For small portraits. */
export const smallStrip = style({
  gridAutoColumns: '112px',
  '@media': Object.fromEntries(limits.slidesPerView.slice(1).map(([width]) => [from(width), { gridAutoColumns: '136px' }])),
})

export const slide = style({ minWidth: 0, scrollSnapAlign: 'start' })
