import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const box = style({ position: 'relative', width: '100%' })
export const icon = style({
  position: 'absolute',
  left: '14px',
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const field = style({
  width: '100%',
  height: '44px',
  padding: `0 ${vars.space[4]} 0 44px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  color: vars.color.text,
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const list = style({
  position: 'absolute',
  zIndex: 15,
  top: 'calc(100% + 6px)',
  insetInline: 0,
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.shadow,
})
