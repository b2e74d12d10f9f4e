import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const button = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  cursor: 'zoom-in',
})
export const portraits = style([button, { aspectRatio: '2 / 3' }])
export const landscapes = style([button, { aspectRatio: '16 / 9' }])
