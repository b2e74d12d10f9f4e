import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const onPoster = style({
  position: 'absolute',
  left: vars.space[2],
  bottom: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: vars.radius.round,
  background: vars.color.text,
  color: vars.color.ground,
})

/** No taller than the words beside it, whose line must not grow when it comes. */
export const inWords = style({
  display: 'inline-flex',
  marginInlineEnd: vars.space[1],
  verticalAlign: 'text-bottom',
  lineHeight: 1,
  color: vars.color.muted,
})

/** How much of a picture is left that somebody has seen. The picture alone grows faint: the tick and the words stay legible. */
const faint = { opacity: 0.4 }

/** Makes what lies in a frame faint while something around it is marked as seen. */
export const faintWhenSeen = style({})
globalStyle(`[data-seen] ${faintWhenSeen} > :not(${onPoster})`, faint)
