import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const steps = style({ display: 'grid', gap: vars.space[2], color: vars.color.muted, fontSize: vars.size.s })
export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
