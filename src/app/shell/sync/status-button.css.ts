import { style } from '@vanilla-extract/css'
import { delayed } from '#ui/states/delayed.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: '44px',
  minHeight: '44px',
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
})

/** Changes that wait: one dot, and how many. */
export const pending = style([
  delayed,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    selectors: {
      '&::before': { content: '', width: '8px', height: '8px', borderRadius: vars.radius.round, background: vars.color.accent },
    },
  },
])
