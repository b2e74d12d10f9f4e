import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

/** Taller to hit than to see, without moving the lines apart. */
export const genre = style({
  paddingBlock: '6px',
  marginBlock: '-6px',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: vars.color.text, textDecorationColor: 'currentColor' } },
})
