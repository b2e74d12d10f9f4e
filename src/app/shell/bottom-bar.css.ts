import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  height: vars.bar.bottom,
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  viewTransitionName: 'bottom-bar',
  '@media': { '(min-width: 768px)': { display: 'none' } },
})

export const list = style({ display: 'flex', height: '100%', maxWidth: '30rem', marginInline: 'auto' })
export const place = style({ flex: 1, minWidth: 0 })

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  // Five words, the longest of ten letters, side by side in 320 px.
  fontSize: 'clamp(0.58rem, 2.9vw, 0.7rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"], &[aria-expanded="true"]': { color: vars.color.accentText },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
