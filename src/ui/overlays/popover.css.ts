import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  top: `calc(${vars.bar.top} - 4px)`,
  margin: 0,
  maxHeight: `calc(100dvh - ${vars.bar.top} - 16px)`,
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  opacity: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { '&:popover-open': { opacity: 1 } },
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
})
