import { style, styleVariants } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 100ms linear',
  selectors: { '&[data-shown]': { opacity: 1 } },
})

/** Stands in the frame at once, with its color or with nothing: the largest picture of a page must not wait for a script to show. */
export const opaque = style([picture, { opacity: 1, transition: 'none' }])

const inks = { wine: '#4a1626', forest: '#173a30', night: '#1b2a4a', rust: '#5a2c17', plum: '#34204a', slate: '#2c333a' }

/** What a frame is filled with before its picture comes, or instead of it, and the color of words there; stronger than the frame's own, which waits for a title. */
export const ink = styleVariants(inks, (background) => ({ selectors: { '&&': { background, color: '#f4f0e8' } } }))
