import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  background: 'none',
  fontSize: vars.size.m,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  // Not the opacity: a press is answered in the same frame, and a button that was not ready yet does not fade through words that are hard to read.
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
    '&:active:not(:disabled)': { opacity: 0.8 },
  },
})

export const button = styleVariants({
  primary: [base, { background: vars.color.accent, color: vars.color.onAccent }],
  quiet: [
    base,
    {
      borderColor: vars.color.line,
      background: vars.color.raised,
      color: vars.color.text,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.lifted } },
    },
  ],
  /** Only words; for the third choice in a row. */
  plain: [
    base,
    { paddingInline: vars.space[3], color: vars.color.text, selectors: { '&:hover:not(:disabled)': { background: vars.color.lifted } } },
  ],
})

export const iconButton = style([
  base,
  {
    width: '44px',
    padding: 0,
    flexShrink: 0,
    selectors: { '&:hover:not(:disabled)': { background: vars.color.lifted } },
  },
])
