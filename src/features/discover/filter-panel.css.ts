import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
// Pickers and fields stand side by side here.
globalStyle(`${panel} select`, { minHeight: '50px', marginTop: '2px', background: vars.color.raised })
globalStyle(`${panel} label`, { paddingBottom: '2px', color: vars.color.muted })

export const group = style({ borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space[1] })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  fontWeight: 650,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const chevron = style({
  color: vars.color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { [`${group}[open] &`]: { transform: 'rotate(180deg)' } },
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
})

/** Days need more room than numbers. */
export const days = style([pair, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))' }])

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s })

/** On, left out, or neither. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-state="with"]': { background: vars.color.text, borderColor: vars.color.text, color: vars.color.ground },
    '&[data-state="without"]': { borderColor: vars.color.danger, color: vars.color.danger, textDecoration: 'line-through' },
  },
})

export const foot = style({
  position: 'sticky',
  bottom: `calc(-1 * ${vars.space[6]} - env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[5]})`,
  marginBottom: `calc(-1 * ${vars.space[6]} - env(safe-area-inset-bottom, 0px))`,
  padding: `${vars.space[3]} ${vars.space[5]} calc(${vars.space[3]} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
})
