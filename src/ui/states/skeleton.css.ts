import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

/** Around skeletons whose content has not been asked for: nobody sees them, and what moves is painted 60 times a second. */
export const resting = style({})

export const skeleton = style({
  display: 'block',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // Keeps its place from the start but shows only when the wait is worth noticing (120 ms).
  animation: `${appear} 1ms 120ms both, ${breathe} 1.6s 120ms ease-in-out infinite`,
  selectors: { [`${resting} &`]: { animationPlayState: 'paused' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
