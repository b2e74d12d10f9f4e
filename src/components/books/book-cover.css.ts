import { style } from '@vanilla-extract/css'
import { frame } from '#components/pictures/artwork.css.ts'

/** Covers of books stand, those of recordings are square: all of each is shown. */
export const cover = style([frame, { aspectRatio: '2 / 3' }])
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' })
