import { style } from '@vanilla-extract/css'

/** In a line that scrolls: squeezed, its word would stand letter below letter. */
export const more = style({ flexShrink: 0 })
