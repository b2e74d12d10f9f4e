import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const heading = style({ fontSize: vars.size.l })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const link = style({ color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '4px', overflowWrap: 'anywhere' })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const rows = style({ borderTop: `1px solid ${vars.color.line}` })
export const row = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&[data-fault="true"]': { color: vars.color.danger } },
})

export const details = style({ borderBottom: `1px solid ${vars.color.line}` })
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minHeight: '48px',
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
})
export const licence = style({
  padding: vars.space[4],
  marginBottom: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  fontSize: vars.size.s,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
