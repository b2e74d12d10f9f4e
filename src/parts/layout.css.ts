import { style } from '@vanilla-extract/css'
import { breakpoints } from '#spec/breakpoints.ts'
import { vars } from '#ui/theme.css.ts'

/** The column every page stands in: 1440 px at most (specification, section 2). */
export const page = style({
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: vars.gutter,
})

export const heading = style({
  fontSize: vars.size.xl,
  '@media': { [`(min-width: ${breakpoints.desktop}px)`]: { fontSize: vars.size.xl } },
})

/** A caption above a title: quiet, small, in sentence case. */
export const kicker = style({ color: vars.color.muted, fontSize: vars.size.s, fontWeight: 600 })
