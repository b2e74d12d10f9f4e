import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
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

export const option = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.lifted } },
})

export const poster = style({
  display: 'block',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: '4px',
  background: vars.color.lifted,
})
export const name = style({ ...oneLine, display: 'block', fontWeight: 600 })
export const facts = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s })
