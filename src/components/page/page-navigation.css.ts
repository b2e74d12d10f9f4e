import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  color: vars.color.muted,
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.text } },
})
export const steps = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] })
