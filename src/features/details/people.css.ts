import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const photo = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: '1.6rem',
})
export const name = style({ marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600, lineHeight: 1.3 })
export const role = style({ color: vars.color.muted, fontSize: vars.size.xs, lineHeight: 1.35 })
