import { globalStyle, style } from '@vanilla-extract/css'
import { breakpoints } from '#product/breakpoints.ts'
import { vars } from '#ui/theme/theme.css.ts'

const phone = `(max-width: ${breakpoints.tablet - 1}px)`

/** What can be done with what a page is about; the room is kept while a button is on its way. On a phone two words and the round one make a line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  minHeight: '44px',
  '@media': { [phone]: { gap: vars.space[2] } },
})
globalStyle(`${actions} > :not(:last-child)`, {
  '@media': { [phone]: { flexGrow: 1, paddingInline: vars.space[3] } },
})
