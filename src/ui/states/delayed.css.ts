import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** Shown only after a delay, so that a short wait does not flicker. A delayed animation costs no frames while it waits. */
export const delayed = style({ animation: `${appear} 1ms 1.5s backwards` })
