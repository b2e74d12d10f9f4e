import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 100ms linear',
  selectors: { '&[data-shown]': { opacity: 1 } },
})

/** Stands in the picture's frame at once: the largest picture of a page must not wait for a script to show. */
export const priority = style([picture, { opacity: 1, transition: 'none' }])
