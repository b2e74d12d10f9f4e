import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { visibility: 'hidden' } })

/** Shown only when what it tells lasts longer than a moment, so that it does not flicker with every tap. Waiting, unlike running, costs no frames. */
export const late = style({ animation: `${appear} 1ms 1.5s backwards` })
