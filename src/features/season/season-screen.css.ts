import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const title = style({ fontSize: 'clamp(1.6rem, 1.1rem + 2vw, 2.8rem)', letterSpacing: '-0.025em' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const overview = style({ maxWidth: '44rem', lineHeight: 1.6, textWrap: 'pretty' })

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
export const listTitle = style({ fontSize: vars.size.xl })
export const episodes = style({ display: 'grid', gap: vars.space[6], minWidth: 0 })
