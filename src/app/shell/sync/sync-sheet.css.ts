import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gap: vars.space[5] })
export const sentence = style({ color: vars.color.muted })
export const list = style({ display: 'grid' })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

/** Something that wants attention. */
export const warning = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.lifted,
})

export const warningWords = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })

export const send = style({ display: 'grid', gap: vars.space[2] })
export const outcome = style({ minHeight: '1.5em', color: vars.color.muted, fontSize: vars.size.s, textAlign: 'center' })

export const heading = style({ paddingBottom: vars.space[1], fontSize: vars.size.m })

export const change = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})

export const words = style({ minWidth: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const facts = style({ color: vars.color.muted, fontSize: vars.size.s })
export const age = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const reason = style({ paddingTop: vars.space[1], fontSize: vars.size.s })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], paddingTop: vars.space[2] })
export const action = style({ paddingInline: vars.space[4], fontSize: vars.size.s })
