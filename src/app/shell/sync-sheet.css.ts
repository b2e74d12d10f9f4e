import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const root = style({ display: 'grid', gap: vars.space[5] })
export const sentence = style({ color: vars.color.muted })
export const facts = style({ display: 'grid' })

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})

export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
