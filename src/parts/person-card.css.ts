import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const card = style({ display: 'block', borderRadius: vars.radius.medium })

export const photo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: '1.6rem',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, border: '1px solid rgb(255 255 255 / 0.09)', borderRadius: 'inherit' },
    [`${card}:hover &::after, ${card}:focus-visible &::after`]: { borderColor: 'rgb(255 255 255 / 0.5)' },
  },
})
export const name = style({ display: 'block', marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600, lineHeight: 1.3 })
export const role = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
})
