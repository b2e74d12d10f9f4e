import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const stage = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: '#000',
  cursor: 'pointer',
})

export const play = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: `rgb(${vars.color.scrim} / 0.35)`,
  color: vars.color.onPicture,
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { [`${stage}:hover &`]: { background: `rgb(${vars.color.scrim} / 0.15)` } },
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: vars.radius.round,
  background: `rgb(${vars.color.scrim} / 0.75)`,
})

export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 })
export const name = style({ marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600 })
export const source = style({ color: vars.color.muted, fontSize: vars.size.xs })

/** The row, and below it the choice of kinds. */
export const videos = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })
