import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
})

export const what = style({ color: vars.color.text, fontWeight: 600 })
