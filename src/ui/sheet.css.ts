import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const sheet = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  width: '100%',
  maxWidth: '34rem',
  maxHeight: 'min(86dvh, 46rem)',
  margin: '0 auto',
  padding: 0,
  border: 0,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  opacity: 0,
  transform: 'translateY(100%)',
  transition: ['transform', 'opacity', 'overlay', 'display']
    .map((what) => `${what} ${vars.motion.calm} ${vars.motion.easing}${what === 'overlay' || what === 'display' ? ' allow-discrete' : ''}`)
    .join(', '),
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column', opacity: 1, transform: 'none' },
    '&[data-dragging]': { transition: 'none' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0)', transition: `background-color ${vars.motion.calm} ${vars.motion.easing}` },
    '&[open]::backdrop': { background: 'rgb(0 0 0 / 0.55)' },
  },
  '@starting-style': {
    selectors: { '&[open]': { opacity: 0, transform: 'translateY(100%)' }, '&[open]::backdrop': { background: 'rgb(0 0 0 / 0)' } },
  },
  '@media': {
    '(min-width: 768px)': {
      bottom: vars.space[8],
      borderRadius: vars.radius.large,
    },
    '(prefers-reduced-motion: reduce)': {
      transform: 'none',
      '@starting-style': { selectors: { '&[open]': { transform: 'none' } } },
    },
  },
})

/** Where the finger pulls: the handle and the title. */
export const head = style({
  flexShrink: 0,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[5]} ${vars.space[2]} ${vars.space[1]} ${vars.space[5]}`,
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
      background: vars.color.line,
    },
  },
})

export const title = style({ fontSize: vars.size.l })

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[5]} calc(${vars.space[6]} + env(safe-area-inset-bottom, 0px))`,
})
