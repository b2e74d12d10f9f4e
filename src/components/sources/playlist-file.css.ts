import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const zone = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const heading = style({ fontSize: vars.size.m })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const problem = style({ color: vars.color.danger })
export const waiting = style({ overflowWrap: 'anywhere', fontWeight: 600 })
