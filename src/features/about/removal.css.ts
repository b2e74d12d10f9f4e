import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5], maxWidth: '32rem' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const problem = style({ display: 'flex', gap: vars.space[3], color: vars.color.danger })
export const link = style({ color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '4px' })

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: '38rem',
  padding: vars.space[5],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})
export const heading = style({ fontSize: vars.size.l })
export const reference = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  userSelect: 'all',
})
