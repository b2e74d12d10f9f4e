import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** A link that is mostly its picture. */
export const link = style({ display: 'block', borderRadius: vars.radius.medium })

/** The frame of the picture in such a link; its shape is up to whoever uses it. */
export const frame = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // A hairline keeps dark pictures from melting into the ground.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: '1px solid rgb(255 255 255 / 0.09)',
      borderRadius: 'inherit',
      transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    },
    [`${link}:hover &::after, ${link}:focus-visible &::after`]: { borderColor: 'rgb(255 255 255 / 0.5)' },
  },
})

/** A sign to press, 44 px to hit, that brings nothing of its own to the picture it lies on. */
export const bareButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  cursor: 'pointer',
})
