import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const form = style({ display: 'grid', gap: vars.space[4] })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const problem = style({ color: vars.color.danger })
export const submit = style({ justifySelf: 'start' })
