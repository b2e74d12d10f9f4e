import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] })

/** As wide as the banner at the top: the rows around it have the page's gutter already. */
export const place = style({ marginInline: `calc(-1 * ${vars.gutter})` })

/** In the flow of the words, where a card has it in a corner. */
export const badge = style({ position: 'static' })
