import { style } from '@vanilla-extract/css'
import { breakpoints } from '#spec/breakpoints.ts'
import { vars } from '#ui/theme.css.ts'

/** Beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[10]} ${vars.space[16]}`,
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
