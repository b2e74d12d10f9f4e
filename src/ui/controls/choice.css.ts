import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const group = style({ margin: 0, padding: 0, border: 0, minWidth: 0 })
export const legend = style({ padding: 0, paddingBottom: '6px', fontSize: vars.size.s, fontWeight: 600, color: vars.color.muted })

export const selectLabel = style([legend, { display: 'block' }])

export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })

export const segments = style({
  display: 'flex',
  gap: '2px',
  padding: '3px',
  borderRadius: vars.radius.medium,
  background: vars.color.ground,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})

export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '42px',
  // Three long words side by side on the smallest phones.
  padding: '0 clamp(4px, 2vw, 12px)',
  borderRadius: '8px',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': { background: vars.color.lifted, color: vars.color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accentText}`, outlineOffset: '1px' },
  },
})

export const swatches = style({ display: 'flex', flexWrap: 'wrap', marginLeft: '-7px' })

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.round,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accentText}`, outlineOffset: '-1px' } },
})

export const dot = style({
  // The colour is what is chosen.
  forcedColorAdjust: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: vars.radius.round,
  color: vars.color.onAccent,
  lineHeight: 0,
})

export const select = style({
  minHeight: '48px',
  width: '100%',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.ground,
  color: vars.color.text,
})
