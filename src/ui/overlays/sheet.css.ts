import { style, styleVariants } from '@vanilla-extract/css'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const calm = `${vars.motion.calm} ${vars.motion.easing}`

const base = style({
  position: 'fixed',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transition: `transform ${calm}, translate ${calm}, opacity ${calm}, overlay ${calm} allow-discrete, display ${calm} allow-discrete`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', transform: 'none' },
    '&[data-dragging]': { transition: 'none' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0)', transition: `background-color ${calm}` },
    '&[open]::backdrop': { background: 'rgb(0 0 0 / 0.55)' },
  },
  '@starting-style': { selectors: { '&[open]::backdrop': { background: 'rgb(0 0 0 / 0)' } } },
})

/** Slides in from its side; under reduced motion it only fades. */
const slide = (away: string) => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transform: away,
      '@starting-style': { selectors: { '&[open]': { transform: away } } },
    },
    '(prefers-reduced-motion: reduce)': {
      opacity: 0,
      selectors: { '&[open]': { opacity: 1 } },
      '@starting-style': { selectors: { '&[open]': { opacity: 0 } } },
    },
  },
})

export const sheet = styleVariants({
  bottom: [
    base,
    slide('translateY(100%)'),
    {
      inset: 'auto 0 0 0',
      width: '100%',
      maxWidth: '34rem',
      maxHeight: 'min(86dvh, 46rem)',
      marginInline: 'auto',
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      '@media': {
        // Where no thumb has to reach it, it is a dialog in the middle, and rises a little as it appears.
        [desktop]: { inset: 0, marginBlock: 'auto', height: 'fit-content', borderRadius: vars.radius.large },
        [`${desktop} and (prefers-reduced-motion: no-preference)`]: {
          transform: 'translateY(16px)',
          opacity: 0,
          selectors: { '&[open]': { opacity: 1 } },
          '@starting-style': { selectors: { '&[open]': { transform: 'translateY(16px)', opacity: 0 } } },
        },
      },
    },
  ],
  end: [base, slide('translateX(100%)'), { inset: '0 0 0 auto', width: '24rem', maxWidth: '100%', height: '100dvh', maxHeight: 'none' }],
})

const bar = style({
  flexShrink: 0,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[1]} ${vars.space[5]}`,
})

/** The title and, on a sheet from below, where the finger pulls. */
export const head = styleVariants({
  bottom: [
    bar,
    {
      touchAction: 'none',
      '@media': { [desktop]: { paddingTop: vars.space[3], touchAction: 'auto' } },
    },
  ],
  end: [bar],
})

/** The bar a finger pulls at or taps; the room around it belongs to it. */
export const handle = style({
  position: 'absolute',
  top: 0,
  left: 'calc(50% - 44px)',
  width: '88px',
  height: '28px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: vars.space[2],
      left: 'calc(50% - 18px)',
      width: '36px',
      height: '4px',
      borderRadius: vars.radius.round,
      background: vars.color.muted,
      opacity: 0.6,
      transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:hover::before': { opacity: 1 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [desktop]: { display: 'none' } },
})

export const title = style({ fontSize: vars.size.l })

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[5]} calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
})
