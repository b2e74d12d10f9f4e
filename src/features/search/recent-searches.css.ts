import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const block = style({ display: 'grid', gap: vars.space[2] })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] })
export const title = style({ fontSize: vars.size.l })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
