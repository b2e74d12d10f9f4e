import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const under = style({ height: '100%' })

/** Lies over the whole thing that is selected, so that a tap anywhere on it counts. */
export const box = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: vars.radius.medium,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { boxShadow: `0 0 0 3px ${vars.color.accent}`, background: `rgb(${vars.color.scrim} / 0.4)` },
    '&:focus-visible': { outline: `2px solid ${vars.color.text}`, outlineOffset: '4px' },
  },
})

/** Stands exactly over the sign in the corner of a card, which cannot be pressed meanwhile. */
export const tick = style({
  position: 'absolute',
  zIndex: 1,
  top: '7px',
  right: '7px',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  border: `2px solid ${vars.color.onPicture}`,
  borderRadius: vars.radius.round,
  background: `rgb(${vars.color.scrim})`,
  color: 'transparent',
  pointerEvents: 'none',
  selectors: { [`${box}:checked + &`]: { borderColor: vars.color.accent, background: vars.color.accent, color: vars.color.onAccent } },
})

/** The same over the cross at the end of a line. */
export const tickInLine = style([
  tick,
  { top: 'calc(50% - 17px)', right: '5px', borderColor: vars.color.muted, background: vars.color.ground },
])
