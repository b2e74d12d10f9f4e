import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.lifted,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontWeight: 700,
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' })
