import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: vars.space[3] })
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '56px',
  borderTop: `1px solid ${vars.color.line}`,
})
export const link = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})
export const kind = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s, fontWeight: 400 })
export const none = style({ color: vars.color.muted })
