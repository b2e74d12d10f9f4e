import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

const [words, bar, gap] = ['1.4em', '4px', '3px']

/** As tall whatever is known: nothing moves when it comes. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${words} ${bar} ${words}`,
  gap,
  minWidth: 0,
  fontSize: vars.size.s,
  lineHeight: 1.4,
})
export const free = style({ display: 'block', height: `calc(2 * ${words} + ${bar} + 2 * ${gap})`, fontSize: vars.size.s })
export const line = style({ ...oneLine, gridRow: 1, display: 'block', minWidth: 0 })
export const progress = style({ gridRow: 2, maxWidth: '16rem' })
export const next = style({
  ...oneLine,
  gridRow: 3,
  display: 'block',
  minWidth: 0,
  color: 'color-mix(in srgb, currentColor 75%, transparent)',
})
