import { globalStyle, style } from '@vanilla-extract/css'
import { linesOf, oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'
import * as artwork from '#components/pictures/artwork.css.ts'

export const card = style({ position: 'relative', minWidth: 0 })

export const link = style([artwork.link])

export const poster = style([artwork.frame, { aspectRatio: '2 / 3' }])

const line = { ...oneLine, display: 'block', lineHeight: 1.4 } as const

/** Two lines, whether it needs them or not, with room for the heart. */
export const name = style({
  ...linesOf(2),
  marginTop: vars.space[2],
  paddingInlineEnd: '26px',
  fontSize: vars.size.s,
  fontWeight: 600,
  minHeight: '2.8em',
  lineHeight: 1.4,
})
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
})
export const words = style({ ...line, minWidth: 0 })
/** In one line: a row must not grow with one of its later cards. */
export const quality = style({ flexShrink: 0, textDecoration: 'none', letterSpacing: '0.03em', whiteSpace: 'nowrap' })

/** At the foot, where it covers nothing of the poster. On a pointer the heart waits until the card is looked at, unless it is pressed. */
export const heart = style({
  position: 'absolute',
  right: '-12px',
  // Beside the first of the two lines.
  bottom: '20px',
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
      selectors: {
        [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 },
        '&:has([aria-pressed="true"])': { opacity: 1 },
      },
    },
  },
})

globalStyle(`${link} img`, { transitionProperty: 'opacity, transform' })
globalStyle(`${link}:hover img`, {
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      transform: 'scale(1.03)',
      transition: `opacity 100ms linear, transform ${vars.motion.calm} ${vars.motion.easing} 300ms`,
    },
  },
})
