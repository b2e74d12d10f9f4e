import { style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The words are as large as the card is wide. */
export const frame = style({ display: 'block', width: '100%', height: '100%', containerType: 'inline-size' })

/** A curtain in the ink of the frame it hangs in. */
export const curtain = style({
  display: 'grid',
  alignContent: 'end',
  position: 'relative',
  width: '100%',
  height: '100%',
  padding: '9%',
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: 'clamp(0.95rem, 13cqi, 1.7rem)',
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-0.01em',
  textAlign: 'start',
  selectors: {
    // The closed curtain: folds, and the edge of the stage.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 40% 0',
      background: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.09) 0 7%, rgb(0 0 0 / 0.1) 7% 12.5%)',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      left: '9%',
      right: '9%',
      bottom: '40%',
      borderBottom: '1px solid rgb(244 240 232 / 0.4)',
    },
  },
})

export const words = style({
  position: 'relative',
  ...linesOf(3),
  minHeight: '3.36em',
})
