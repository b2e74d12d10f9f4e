import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  selectors: { '& + &': { marginBlockStart: vars.space[6] } },
})
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const rows = style({ display: 'grid', width: '100%' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '52px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const up = style({ transform: 'rotate(180deg)' })

export const root = style({ display: 'grid', gap: vars.space[4] })
export const name = style({ fontSize: vars.size.l })
