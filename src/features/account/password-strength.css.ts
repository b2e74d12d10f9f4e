import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] })
export const bar = style({ display: 'flex', gap: '4px' })
export const step = style({
  width: 'clamp(12px, 4vw, 28px)',
  height: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.line,
  selectors: {
    '&[data-on="true"]': { background: vars.color.text },
    '[data-strength="weak"] > &[data-on="true"]': { background: vars.color.danger },
  },
})
