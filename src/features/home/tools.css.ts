import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] })
