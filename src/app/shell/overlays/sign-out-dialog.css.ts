import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gap: vars.space[4] })
export const choices = style({ display: 'grid', gap: vars.space[3] })
export const button = style({ width: '100%' })
/** Said twice, so that it wins over the button's own. */
export const danger = style({ width: '100%', selectors: { '&&': { color: vars.color.danger } } })
export const hint = style({ paddingTop: vars.space[1], color: vars.color.muted, fontSize: vars.size.s, textAlign: 'center' })
