import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const track = style({ position: 'relative', height: '32px', marginInline: vars.space[2] })
export const range = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: '16px',
      height: '16px',
      borderRadius: '50%',
      background: vars.color.onPicture,
      border: 0,
    },
    '&::-moz-range-thumb': { width: '16px', height: '16px', borderRadius: '50%', background: vars.color.onPicture, border: 0 },
    '&:focus-visible::-webkit-slider-thumb': { boxShadow: `0 0 0 4px ${vars.color.accent}` },
    '&:focus-visible::-moz-range-thumb': { boxShadow: `0 0 0 4px ${vars.color.accent}` },
  },
})
const rail = { position: 'absolute', top: '14px', left: '8px', height: '4px', borderRadius: '2px', pointerEvents: 'none' } as const
export const rails = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
export const railAll = style([rail, { right: '8px', background: 'rgb(255 255 255 / 0.28)' }])
export const railPart = style([rail, { right: '8px', transformOrigin: 'left' }])
export const buffered = style({ background: 'rgb(255 255 255 / 0.35)' })
export const played = style({ background: vars.color.accent })
export const railMarks = style({ position: 'absolute', inset: '0 8px', pointerEvents: 'none' })
export const mark = style({ position: 'absolute', top: '12px', width: '2px', height: '8px', background: '#000' })
export const stretch = style({ position: 'absolute', top: '14px', height: '4px', background: 'rgb(255 255 255 / 0.5)' })
export const preview = style({
  position: 'absolute',
  bottom: '34px',
  translate: '-50% 0',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  pointerEvents: 'none',
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  textShadow: '0 1px 3px #000',
  whiteSpace: 'nowrap',
})
export const previewPicture = style({
  width: '160px',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
  background: '#000',
  border: `1px solid rgb(${vars.color.scrim} / 0.9)`,
})
