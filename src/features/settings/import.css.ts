import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const note = style({ maxWidth: '38rem', color: vars.color.muted, fontSize: vars.size.s, textWrap: 'pretty' })
export const status = style({ fontWeight: 600, selectors: { '&:empty': { display: 'none' } } })
export const progress = style({ width: '100%', height: '8px', accentColor: vars.color.accent })
export const report = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const files = style({ color: vars.color.muted, fontSize: vars.size.s, overflowWrap: 'anywhere' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const caption = style({ paddingBottom: vars.space[2], fontWeight: 600, textAlign: 'start' })
globalStyle(`${table} :is(th, td)`, { height: '40px', borderBottom: `1px solid ${vars.color.line}`, textAlign: 'end' })
globalStyle(`${table} th`, { color: vars.color.muted, fontWeight: 500 })
globalStyle(`${table} th:first-child`, { paddingInlineEnd: vars.space[3], textAlign: 'start' })
export const details = style({ minWidth: 0 })
export const summary = style({ minHeight: '44px', display: 'list-item', paddingBlock: vars.space[2], fontWeight: 600, cursor: 'pointer' })
export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
