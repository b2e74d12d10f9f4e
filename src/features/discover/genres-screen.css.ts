import { style, styleVariants } from '@vanilla-extract/css'
import { rowNames } from '#product/row-names.ts'
import { breakpoints } from '#product/breakpoints.ts'
import { from } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({
  display: 'grid',
  gap: vars.space[3],
  ...columns(2),
  '@media': { [from(breakpoints.tablet)]: columns(3), [from(breakpoints.desktop)]: columns(4), [from(breakpoints.wide)]: columns(5) },
})

const base = style({
  display: 'flex',
  alignItems: 'end',
  position: 'relative',
  aspectRatio: '16 / 9',
  padding: vars.space[4],
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  color: '#f4f0e8',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1rem, 0.8rem + 1.2vw, 1.5rem)',
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    // A hairline under the lights, as on the drawn title cards.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 0 55% 0',
      background: 'repeating-linear-gradient(90deg, rgb(255 255 255 / 0.07) 0 4%, rgb(0 0 0 / 0.1) 4% 8%)',
    },
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: '1px solid transparent',
      borderRadius: 'inherit',
      transition: `border-color ${vars.motion.quick} ${vars.motion.easing}`,
    },
    '&:hover::after': { borderColor: 'rgb(255 255 255 / 0.55)' },
  },
})

const inks = { wine: '#4a1626', forest: '#173a30', night: '#1b2a4a', rust: '#5a2c17', plum: '#34204a', slate: '#2c333a', moss: '#3a3a17' }
export const tile = styleVariants(inks, (background) => [base, { background }])

export const inkNames = rowNames(inks)
