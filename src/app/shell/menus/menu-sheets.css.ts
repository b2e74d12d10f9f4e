import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gap: vars.space[6] })
export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: vars.space[4] })
export const heading = style({
  paddingBlock: vars.space[1],
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: vars.size.s,
  letterSpacing: 0,
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  fontSize: vars.size.m,
  fontWeight: 550,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    // A dot, because the accent as text is too faint on a raised panel.
    '&[aria-current="page"]::after': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
})

export const divided = style({ paddingTop: vars.space[5], borderTop: `1px solid ${vars.color.line}` })
