import { keyframes, style } from '@vanilla-extract/css'
import { shade } from '#ui/theme/fragments.ts'
import { phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { control } from './control-button.css.ts'

/** In the middle: that it waits, what has just been done, why it does not play. */
export const middle = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' })
export const bubble = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.round,
  background: shade(0.8),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
const turn = keyframes({ to: { rotate: '360deg' } })
export const spinner = style({
  width: '48px',
  height: '48px',
  border: '3px solid rgb(255 255 255 / 0.25)',
  borderTopColor: vars.color.onPicture,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted' } },
})
/** The words come below the sign, which stays where it is. */
export const waiting = style({ position: 'relative' })
export const waitingWords = style({
  position: 'absolute',
  top: `calc(100% + ${vars.space[2]})`,
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: '80vw',
  pointerEvents: 'auto',
})
/** Larger than other controls, whatever the order of the style sheets. */
export const big = style([
  control,
  {
    pointerEvents: 'auto',
    selectors: {
      '&&': { width: '72px', height: '72px', background: shade(0.7) },
      '&&:hover': { background: shade(0.9) },
    },
  },
])
/** Why nothing plays covers the picture and its controls. */
export const reason = style([middle, { background: '#000', pointerEvents: 'auto' }])
export const message = style({
  display: 'grid',
  gap: vars.space[3],
  width: 'min(34rem, 100%)',
  padding: vars.space[4],
  textAlign: 'center',
  pointerEvents: 'auto',
  '@media': { [phone]: { gap: vars.space[2], padding: vars.space[2], fontSize: vars.size.s } },
})
export const messageTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: vars.size.m } },
})
/** Room for two lines: the reason may be known better a moment later, and what stands below stays where it is. */
export const messageText = style({ minHeight: '2lh', textWrap: 'balance' })
export const messageActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] })
/** Below the sentence, a line for each source. */
export const reasonOfSource = style({ display: 'block', marginTop: vars.space[1] })
