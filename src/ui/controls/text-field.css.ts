import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })
export const label = style({ fontSize: vars.size.s, fontWeight: 600 })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-within': { borderColor: vars.color.accentText, outline: `1px solid ${vars.color.accentText}` },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
  },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '48px',
  padding: `0 ${vars.space[4]}`,
  border: 0,
  background: 'none',
  // Below 16 px phones zoom into the page when the field is focused.
  fontSize: vars.size.m,
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const area = style([input, { minHeight: '128px', paddingBlock: vars.space[3], resize: 'vertical' }])

export const hint = style({ color: vars.color.muted, fontSize: vars.size.s })

export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'flex-start',
  color: vars.color.danger,
  fontSize: vars.size.s,
})
