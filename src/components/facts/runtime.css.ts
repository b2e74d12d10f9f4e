import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const words = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
