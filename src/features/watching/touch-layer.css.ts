import { style } from '@vanilla-extract/css'

/** Takes taps and clicks on the picture. */
export const touch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', padding: 0, border: 0, background: 'none' })
