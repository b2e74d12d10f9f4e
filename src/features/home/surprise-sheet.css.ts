import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gap: vars.space[4] })
export const name = style({ fontSize: vars.size.l })
