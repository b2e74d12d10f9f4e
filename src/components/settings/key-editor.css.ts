import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const sheet = style({ display: 'grid', gap: vars.space[6] })
export const editor = style({ display: 'grid', gap: vars.space[5] })
/** Stays in sight while the keys are scrolled: it says what the next press does. */
export const note = style({
  position: 'sticky',
  // Over the padding of what scrolls as well.
  top: `calc(-1 * ${vars.space[2]})`,
  zIndex: 1,
  minHeight: '3.8em',
  paddingBlock: vars.space[2],
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const heading = style({ marginBottom: vars.space[2], fontSize: vars.size.m })
export const keys = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const place = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[1], minHeight: '36px' })
/** As far from the edge as a key that can be pressed. */
export const fixed = style([place, { paddingInlineEnd: '4px' }])
export const chord = style({ display: 'inline-flex', gap: vars.space[1] })
export const face = style({
  minWidth: '28px',
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.lifted,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'center',
})
export const key = style({
  // What is only heard stays with it when the list is scrolled.
  position: 'relative',
  minWidth: '36px',
  minHeight: '36px',
  padding: '3px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  scrollMarginTop: '5rem',
  selectors: { '&:hover': { borderColor: vars.color.line }, '&[aria-pressed="true"]': { borderColor: vars.color.accentText } },
})
export const none = style({ paddingInline: vars.space[1], color: vars.color.muted, fontSize: vars.size.s })
