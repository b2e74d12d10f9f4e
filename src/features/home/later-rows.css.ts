import { globalStyle, style } from '@vanilla-extract/css'
import { phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** Both in one line of a phone, in German as well. */
globalStyle(`${tools} > button`, { '@media': { [phone]: { paddingInline: vars.space[3], fontSize: vars.size.s } } })

/** As wide as the banner at the top: the rows around it have the page's gutter already. */
export const place = style({ marginInline: `calc(-1 * ${vars.gutter})` })

/** In the flow of the words, where a card has it in a corner. */
export const badge = style({ position: 'static' })
