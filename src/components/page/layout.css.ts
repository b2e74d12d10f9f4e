import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** The column every page stands in: 1440 px at most (specification, section 2). */
export const page = style({
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  paddingInline: vars.gutter,
})

/** At least as tall as the view, so that what follows (the footer) never jumps in it when content comes or turns out short. */
export const tall = style({ alignContent: 'start', minHeight: `calc(100svh - ${vars.bar.top})` })
