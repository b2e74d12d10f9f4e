import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
