import { style } from '@vanilla-extract/css'
import { breakpoints } from '#spec/breakpoints.ts'
import { vars } from '#ui/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  '@media': {
    [`(min-width: ${breakpoints.tablet}px)`]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', columnGap: vars.space[5] },
  },
})
