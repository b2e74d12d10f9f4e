import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const panel = style({ display: 'grid', gap: vars.space[5], paddingBottom: vars.space[6], minWidth: 'min(320px, 100%)' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  fontVariantNumeric: 'tabular-nums',
})
export const figureName = style({ color: vars.color.muted })
export const sources = style({ display: 'grid', gap: vars.space[2] })
export const source = style({
  display: 'grid',
  gap: '2px',
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.accentText } },
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const stepName = style({ flex: 1, fontSize: vars.size.s, fontWeight: 600 })
export const stepValue = style({ minWidth: '5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** One of several ways, with what is to be known of it. */
export const part = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBottom: vars.space[5],
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${vars.color.line}` } },
})
export const submit = style({ justifySelf: 'start' })
