import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '#ui/theme/media.ts'
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

/** A line of few words, as high as the button that may take its place. */
export const quietLine = style({ display: 'grid', alignItems: 'center', justifyItems: 'start', minHeight: '44px', color: vars.color.muted })

/** What can be done with what a page is about; the room is kept while a button is on its way. On a phone two words and the round one make a line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minHeight: '44px',
  '@media': { [phone]: { gap: vars.space[2] } },
})
globalStyle(`${actions} > :not(:last-child)`, {
  '@media': { [phone]: { flexGrow: 1, paddingInline: vars.space[2] } },
})
