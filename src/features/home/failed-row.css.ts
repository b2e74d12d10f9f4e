import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4], color: vars.color.muted })
export const title = style({ fontSize: vars.size.xl })
export const words = style({ marginInlineEnd: 'auto', fontSize: vars.size.s })
