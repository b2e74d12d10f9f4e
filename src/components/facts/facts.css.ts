import { style } from '@vanilla-extract/css'
import { desktop, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const facts = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const fact = style({ minWidth: 0 })
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const value = style({ fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' })
export const link = style({
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
