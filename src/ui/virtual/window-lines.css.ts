import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/**
 * Stands for lines of a grid that are not rendered. Each tile of its background is the outline of an item, words left out; tiles are as
 * large as the grid says, `--gutter` is the room between two items.
 */
export const space = style({
  gridColumn: '1 / -1',
  // It moves when lines take its place: a browser that kept it in view would scroll away from them.
  overflowAnchor: 'none',
  backgroundImage: `conic-gradient(at calc(100% - var(--gutter)) 78%, transparent 75%, ${vars.color.raised} 0)`,
})

// While a long list is scrolled every fading picture would be a layer of its own.
globalStyle('[data-windowed] img', { transitionDuration: '0s' })
