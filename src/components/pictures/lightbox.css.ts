import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** Dark in both themes: pictures are looked at in a dark room. */
export const box = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 'env(safe-area-inset-top, 0px) 0 env(safe-area-inset-bottom, 0px)',
  border: 0,
  background: `rgb(${vars.color.scrim} / 0.96)`,
  color: vars.color.onPicture,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
})
globalStyle(`${box} button:hover:not(:disabled)`, { background: 'rgb(255 255 255 / 0.14)' })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[2]} ${vars.gutter}`,
})
export const place = style({ fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})
export const slide = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  padding: `0 ${vars.space[4]}`,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
})
globalStyle(`${slide} img`, { objectFit: 'contain', minHeight: 0, height: '100%' })

export const arrows = style({ display: 'flex', justifyContent: 'center', gap: vars.space[6], padding: vars.space[3] })
