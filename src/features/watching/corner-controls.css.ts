import { globalStyle, style } from '@vanilla-extract/css'
import { shade } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
  background: `linear-gradient(${shade(0.8)}, transparent)`,
})
globalStyle(`${bar} > button`, { background: shade(0.6), margin: vars.space[1] })
export const words = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: vars.space[2],
  background: shade(0.8),
  fontSize: vars.size.s,
  textAlign: 'center',
})
export const line = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
})
