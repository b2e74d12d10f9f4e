import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** How tall the picture is on its page: the page keeps this place free, the player stands over it. */
export const placeHeight = 'min(56.25vw, calc(100svh - 200px))'
export const wideHeight = 'min(56.25vw, calc(100svh - 120px))'

const frame = style({
  // What lies on a picture was chosen for pictures.
  forcedColorAdjust: 'none',
  background: '#000',
  color: vars.color.onPicture,
  // Not even a focus may move what is inside.
  overflow: 'clip',
  isolation: 'isolate',
  userSelect: 'none',
  touchAction: 'manipulation',
  viewTransitionName: 'player',
  selectors: { '&[data-idle="true"]': { cursor: 'none' } },
})

export const place = styleVariants({
  page: [
    frame,
    {
      position: 'absolute',
      top: vars.bar.top,
      insetInline: 0,
      height: placeHeight,
      zIndex: 1,
      selectors: { '&[data-wide="true"]': { height: wideHeight } },
    },
  ],
  whole: [frame, { position: 'fixed', inset: 0, zIndex: 30 }],
  corner: [
    frame,
    {
      position: 'fixed',
      right: vars.space[3],
      bottom: `calc(${vars.bar.bottom} + ${vars.space[3]})`,
      zIndex: 15,
      width: 'min(46vw, 360px)',
      aspectRatio: '16 / 9',
      borderRadius: vars.radius.medium,
      boxShadow: vars.shadow,
    },
  ],
})
// While pages change, what plays goes on: no picture of a moment ago is laid over it.
globalStyle('::view-transition-old(player)', { display: 'none' })
globalStyle('::view-transition-new(player)', { animation: 'none' })
globalStyle(`${frame}:fullscreen`, { height: '100%', width: '100%', borderRadius: 0 })

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', background: '#000' })
