import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  flexShrink: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick} ${vars.motion.easing}, background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-pressed="true"]': { background: vars.color.text, borderColor: vars.color.text, color: vars.color.ground },
  },
})

export const removable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  padding: `0 ${vars.space[2]} 0 ${vars.space[4]}`,
  border: 0,
  borderRadius: vars.radius.round,
  background: vars.color.lifted,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'line-through' } },
})

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '1px 6px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})
