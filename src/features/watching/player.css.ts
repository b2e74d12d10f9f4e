import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#product/breakpoints.ts'
import { vars } from '#ui/theme/theme.css.ts'

const phone = `(max-width: ${breakpoints.tablet - 1}px)`
const white = vars.color.onPicture
const shade = (share: number): string => `rgb(${vars.color.scrim} / ${share})`

/** How tall the picture is on its page: the page keeps this place free, the player stands over it. */
export const placeHeight = 'min(56.25vw, calc(100svh - 200px))'
export const wideHeight = 'min(56.25vw, calc(100svh - 120px))'

const frame = style({
  background: '#000',
  color: white,
  // Not even a focus may move what is inside.
  overflow: 'clip',
  isolation: 'isolate',
  userSelect: 'none',
  touchAction: 'manipulation',
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
globalStyle(`${frame}:fullscreen`, { height: '100%', width: '100%', borderRadius: 0 })

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', background: '#000' })

/** Takes taps and clicks on the picture. */
export const touch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', padding: 0, border: 0, background: 'none' })

export const bars = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[data-shown="false"]': { opacity: 0 } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[8]}`,
  background: `linear-gradient(${shade(0.75)}, transparent)`,
  '@media': { [phone]: { paddingBlock: `${vars.space[1]} ${vars.space[2]}` } },
})
export const headWords = style({ minWidth: 0, flex: 1 })
export const headTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 })
export const headEpisode = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s,
  opacity: 0.85,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space[10]} ${vars.space[3]} max(${vars.space[1]}, env(safe-area-inset-bottom, 0px))`,
  background: `linear-gradient(transparent, ${shade(0.85)})`,
  '@media': { [phone]: { paddingTop: vars.space[2] } },
})
/** What lies between the controls belongs to the picture. */
globalStyle(`${bars}[data-shown="true"] :is(a, button, input)`, { pointerEvents: 'auto' })

export const line = style({ display: 'flex', alignItems: 'center', '@media': { [phone]: { marginInline: `calc(-1 * ${vars.space[2]})` } } })
export const space = style({ flex: 1, minWidth: 0 })
export const time = style({
  paddingInline: vars.space[2],
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Left out where there is no room for it; the same is in the settings or on a key. */
export const roomy = style({ '@media': { [phone]: { display: 'none' } } })

export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: white,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.16)' },
    '&[aria-pressed="true"]': { color: vars.color.accent },
    '&:focus-visible': { outline: `2px solid ${white}`, outlineOffset: '-4px' },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
})

export const volume = style({ display: 'flex', alignItems: 'center' })
export const volumeRange = style({ width: '80px', accentColor: white, cursor: 'pointer' })

/** In the middle: that it waits, what has just been done, why it does not play. */
export const middle = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' })
export const bubble = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.round,
  background: shade(0.8),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})
const turn = keyframes({ to: { rotate: '360deg' } })
export const spinner = style({
  width: '48px',
  height: '48px',
  border: '3px solid rgb(255 255 255 / 0.25)',
  borderTopColor: white,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', borderStyle: 'dotted' } },
})
/** The words come below the sign, which stays where it is. */
export const waiting = style({ position: 'relative' })
export const waitingWords = style({
  position: 'absolute',
  top: `calc(100% + ${vars.space[2]})`,
  left: '50%',
  translate: '-50% 0',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: '80vw',
  pointerEvents: 'auto',
})
export const big = style([
  control,
  { width: '72px', height: '72px', background: shade(0.7), pointerEvents: 'auto', selectors: { '&:hover': { background: shade(0.9) } } },
])
/** Why nothing plays covers the picture and its controls. */
export const reason = style([middle, { background: shade(0.92), pointerEvents: 'auto' }])
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxWidth: '34rem',
  padding: vars.space[4],
  textAlign: 'center',
  pointerEvents: 'auto',
  '@media': { [phone]: { gap: vars.space[2], padding: vars.space[2], fontSize: vars.size.s } },
})
export const messageTitle = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  textWrap: 'balance',
  '@media': { [phone]: { fontSize: vars.size.m } },
})
export const messageActions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] })

export const offers = style({
  position: 'absolute',
  right: vars.space[8],
  bottom: '112px',
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[2],
  '@media': { [phone]: { right: vars.space[2], bottom: vars.space[2] } },
})
export const offer = style({
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow,
  display: 'grid',
  gap: vars.space[2],
  width: 'min(320px, 80vw)',
  '@media': { [phone]: { padding: vars.space[3] } },
})
export const offerName = style({ fontWeight: 600 })
export const offerActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], '@media': { [phone]: { flexWrap: 'nowrap' } } })

export const words = style({
  position: 'absolute',
  insetInline: '6%',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'center',
  pointerEvents: 'none',
  textAlign: 'center',
  lineHeight: 1.3,
  whiteSpace: 'pre-line',
  fontSize: 'calc(clamp(13px, 2.6cqw, 34px) * var(--words-size))',
})
export const wordsAt = styleVariants({ bottom: { bottom: '5%' }, raised: { bottom: '18%' }, top: { top: '8%' } })
export const wordsAboveControls = style({ bottom: '104px' })
export const look = styleVariants({
  outline: { color: '#fff', textShadow: '0 0 3px #000, 1px 1px 2px #000, -1px -1px 2px #000, 1px -1px 2px #000, -1px 1px 2px #000' },
  box: { color: '#fff', background: 'rgb(0 0 0 / 0.8)', padding: '2px 10px', borderRadius: '4px' },
  yellow: { color: '#ffe14d', textShadow: '0 0 3px #000, 1px 1px 2px #000, -1px -1px 2px #000, 1px -1px 2px #000, -1px 1px 2px #000' },
})
/** Its width is what the size of subtitles goes by. */
export const measured = style({ position: 'absolute', inset: 0, containerType: 'inline-size', pointerEvents: 'none' })

export const cornerBar = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
  background: `linear-gradient(${shade(0.8)}, transparent)`,
})
globalStyle(`${cornerBar} > button`, { background: shade(0.6), margin: vars.space[1] })
export const cornerWords = style({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: vars.space[2],
  background: shade(0.8),
  fontSize: vars.size.s,
  textAlign: 'center',
})
export const cornerLine = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
})
