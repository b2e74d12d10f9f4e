import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space[3]}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
