import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.onPicture,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.16)' },
    '&[aria-pressed="true"]': { color: vars.color.accent },
    '&:focus-visible': { outline: `2px solid ${vars.color.onPicture}`, outlineOffset: '-4px' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
})
