import { style } from '@vanilla-extract/css'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'grid', gap: vars.space[5], minWidth: 0 })
export const title = style({ fontSize: vars.size.xl })
export const years = style({
  display: 'grid',
  gap: vars.space[5],
  // Until it is known what is to be left out, nothing is shown that might vanish.
  selectors: { '&[data-looking]': { visibility: 'hidden' } },
})
export const year = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
})
export const number = style({ paddingTop: '4px', fontSize: vars.size.m, fontVariantNumeric: 'tabular-nums' })
export const credits = style({ display: 'grid', gap: '2px' })
export const line = style({
  display: 'grid',
  gap: `0 ${vars.space[4]}`,
  paddingBlock: '4px',
  borderRadius: vars.radius.small,
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const name = style({
  fontWeight: 600,
  selectors: { [`${line}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const seen = style({ color: vars.color.muted })
export const role = style({ color: vars.color.muted, fontSize: vars.size.s, lineHeight: 1.7 })
