import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh', paddingBottom: vars.bar.bottom })
/** At least one view tall, what lies behind the bottom bar included: the footer never moves while content arrives, and is out of view until somebody scrolls. */
export const main = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(100dvh - ${vars.bar.top})`,
  selectors: { '&:focus': { outline: 'none' } },
})

/** Keeps about the footer's place, so that a page can be scrolled to its end at once. */
export const footer = style({ minHeight: '18rem' })

export const skip = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: 20,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.text,
  color: vars.color.ground,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
