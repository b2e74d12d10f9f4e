import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const card = style({ position: 'relative', minWidth: 0, containerType: 'inline-size' })

export const link = style({ display: 'block', borderRadius: vars.radius.medium })

export const poster = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // A hairline keeps dark posters from melting into the ground.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `1px solid rgb(255 255 255 / 0.09)`,
      borderRadius: 'inherit',
      transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    },
    [`${link}:hover &::after, ${link}:focus-visible &::after`]: { borderColor: 'rgb(255 255 255 / 0.5)' },
  },
})

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.4 } as const

export const name = style({ ...line, marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600 })
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
export const quality = style({ fontWeight: 600, textDecoration: 'none', letterSpacing: '0.03em' })

/** On a pointer the heart waits until the card is looked at, unless it is pressed. */
export const heart = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
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
