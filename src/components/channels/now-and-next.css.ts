import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3px', minWidth: 0, fontSize: vars.size.s })
export const line = style({ ...oneLine, display: 'block', minWidth: 0, lineHeight: 1.4 })
export const next = style({ ...oneLine, display: 'block', minWidth: 0, lineHeight: 1.4, color: vars.color.muted })
export const progress = style({ maxWidth: '16rem' })
