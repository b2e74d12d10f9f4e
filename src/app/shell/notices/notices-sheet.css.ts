import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const hint = style({ color: vars.color.muted, fontSize: vars.size.s })

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
})
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: 600 })
export const description = style({ color: vars.color.muted, fontSize: vars.size.s })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], paddingTop: vars.space[2] })
export const action = style({ minHeight: '40px', paddingBlock: vars.space[1], paddingInline: vars.space[4], fontSize: vars.size.s })
export const age = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
