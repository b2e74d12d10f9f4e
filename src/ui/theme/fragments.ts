import { vars } from './theme.css.ts'

/*
 * Pieces of styles that several sheets spread into their own. They are plain values: each sheet keeps its own classes, so that nothing
 * depends on the order in which the sheets of lazy parts arrive.
 */

/** One line, cut off with an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** So many lines, the last cut off with an ellipsis. */
export const linesOf = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' }) as const

/** Scrolls sideways to the edges of the page; what stands first stays in the column. */
export const bleeding = {
  marginInline: `calc(-1 * ${vars.gutter})`,
  paddingInline: vars.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const

/** A standing picture's frame. */
export const portrait = {
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
} as const

/** The same with somebody's first letter where there is no picture. */
export const letteredPortrait = {
  ...portrait,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  fontFamily: vars.font.display,
} as const

/** Laid over a picture, so strong (0 to 1), where words or controls stand on it. */
export const shade = (strength: number): string => `rgb(${vars.color.scrim} / ${strength})`
