import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { placeHeight, wideHeight } from './player.css.ts'

export const stage = style({
  height: placeHeight,
  background: '#000',
  selectors: { '&[data-wide="true"]': { height: wideHeight } },
})
export const whole = style([tall, { background: '#000' }])

export const body = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    scrollMarginTop: vars.bar.top,
  },
])
export const about = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': { [desktop]: { maxWidth: '60rem' } },
})
export const downloads = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4], maxWidth: '32rem' })
export const show = style({ color: vars.color.muted })
export const title = style({ fontSize: vars.size.xxl, letterSpacing: '-0.02em', selectors: { '&:focus': { outline: 'none' } } })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const overview = style({ maxWidth: '68ch', lineHeight: 1.6 })
export const heading = style({ fontSize: vars.size.xl })
export const section = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
