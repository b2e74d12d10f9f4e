import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '48px',
  cursor: 'pointer',
})

export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })

export const track = style({
  flexShrink: 0,
  width: '46px',
  height: '28px',
  padding: '3px',
  border: `1px solid ${vars.color.muted}`,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    [`${input}:checked + &`]: { borderColor: vars.color.accent, background: vars.color.accent },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.accentText}`, outlineOffset: '2px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { [`${input}:checked + &`]: { background: 'Highlight' } } } },
})

export const thumb = style({
  display: 'block',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.round,
  background: vars.color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { [`${input}:checked + ${track} &`]: { background: vars.color.onAccent, transform: 'translateX(18px)' } },
  '@media': {
    '(forced-colors: active)': {
      background: 'CanvasText',
      selectors: { [`${input}:checked + ${track} &`]: { background: 'HighlightText' } },
    },
  },
})

export const hint = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s })
export const error = style({ display: 'flex', gap: vars.space[1], color: vars.color.danger, fontSize: vars.size.s })
