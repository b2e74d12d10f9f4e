import { style } from '@vanilla-extract/css'
import { linesOf, oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { poster as cardPoster } from './media-card.css.ts'

export const line = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', alignItems: 'center' })

export const link = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.medium,
})

export const poster = style([cardPoster, { width: '84px' }])

/** As tall as its poster, so that all lines are equal; from the top, because an overview may come a moment later. */
export const words = style({
  display: 'grid',
  alignContent: 'start',
  height: '126px',
  paddingTop: vars.space[3],
  overflow: 'hidden',
})

export const name = style({
  ...oneLine,
  display: 'block',
  fontSize: vars.size.m,
  fontWeight: 650,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const facts = style({
  ...oneLine,
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})

export const overview = style({
  ...linesOf(3),
  marginTop: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.4,
})
