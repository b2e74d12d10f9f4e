import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
})

export const place = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
