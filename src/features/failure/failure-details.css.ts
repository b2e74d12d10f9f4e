import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  maxWidth: '38rem',
  marginInline: 'auto',
  paddingInline: vars.gutter,
})
export const sentence = style({ color: vars.color.muted, textAlign: 'center', textWrap: 'pretty' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] })
export const details = style({ width: '100%' })
export const summary = style({ display: 'grid', placeItems: 'center', minHeight: '44px', color: vars.color.muted, cursor: 'pointer' })
export const report = style({
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  fontSize: vars.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
