import { style } from '@vanilla-extract/css'
import { phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const offers = style({
  position: 'absolute',
  right: vars.space[8],
  bottom: '112px',
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[2],
  '@media': { [phone]: { right: vars.space[2], bottom: vars.space[2] } },
})
export const offer = style({
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  display: 'grid',
  gap: vars.space[2],
  width: 'min(320px, 80vw)',
  '@media': { [phone]: { padding: vars.space[3] } },
})
export const offerName = style({ fontWeight: 600 })
export const offerActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], '@media': { [phone]: { flexWrap: 'nowrap' } } })
