import { style } from '@vanilla-extract/css'

export const drawn = style({
  // Nothing is drawn outside of it, and each clip costs a layer of its own in a long list.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
