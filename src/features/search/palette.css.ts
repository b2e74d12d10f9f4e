import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const dialog = style({
  width: 'min(38rem, calc(100vw - 2rem))',
  maxWidth: 'none',
  maxHeight: 'min(32rem, 70dvh)',
  margin: '12dvh auto auto',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.55)' },
  },
})

export const head = style({ position: 'relative', flexShrink: 0, borderBottom: `1px solid ${vars.color.line}` })
export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.muted,
  pointerEvents: 'none',
})
export const field = style({
  width: '100%',
  height: '56px',
  padding: `0 ${vars.space[4]} 0 ${vars.space[12]}`,
  border: 0,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: 'transparent',
  color: vars.color.text,
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 }, '&:focus-visible': { outlineOffset: '-3px' } },
})

export const list = style({ overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[2] })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: '44px',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.lifted } },
})
export const name = style({ ...oneLine, fontWeight: 600 })
export const facts = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s })
