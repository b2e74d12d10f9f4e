import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const track = style({
  display: 'block',
  height: '3px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: 'rgb(255 255 255 / 0.28)',
})

export const bar = style({ display: 'block', height: '100%', background: vars.color.accent })
