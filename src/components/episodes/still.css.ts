import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const still = style({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  containerType: 'inline-size',
})
// Beyond the edges, where a blurred picture would let the ground shine through.
globalStyle(`${still}[data-shielded="true"] img`, { filter: 'blur(18px)', transform: 'scale(1.18)' })

export const number = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: vars.size.xxl,
})
