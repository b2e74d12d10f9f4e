import { globalStyle, style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { desktop, phone, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Full width on phones; from tablets on inset, with the corners of a picture. Shared with the first paint. */
export const bannerBox = {
  position: 'relative',
  width: '100%',
  maxWidth: '1440px',
  marginInline: 'auto',
  '@media': { [tablet]: { paddingInline: vars.gutter, paddingBlockStart: vars.space[2] } },
} as const

export const stageBox = {
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.raised,
  aspectRatio: '4 / 5',
  maxHeight: '76svh',
  width: '100%',
  '@media': {
    [tablet]: { aspectRatio: '16 / 9', borderRadius: vars.radius.large },
    [desktop]: { aspectRatio: '21 / 9', minHeight: '440px' },
  },
} as const

export const banner = style(bannerBox)

export const stage = style([
  stageBox,
  {
    // A hairline keeps a dark picture from melting into the ground.
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: 'solid rgb(255 255 255 / 0.08)',
        borderWidth: '1px 0',
        borderRadius: 'inherit',
        pointerEvents: 'none',
        '@media': { [tablet]: { borderWidth: '1px' } },
      },
    },
  },
])

export const track = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})

export const slide = style({ position: 'relative', flex: '0 0 100%', height: '100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' })

/** The scrim belongs to the words: behind them stands at least 0.66 of ink (4.5:1 even on a white picture), beyond them it fades. */
export const words = style({
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[16]} ${vars.gutter} ${vars.space[12]}`,
  background: `linear-gradient(to top, rgb(${vars.color.scrim} / 0.9), rgb(${vars.color.scrim} / 0.66) calc(100% - ${vars.space[16]}), transparent)`,
  color: vars.color.onPicture,
  '@media': {
    [desktop]: {
      inset: '0 auto 0 0',
      alignContent: 'end',
      gap: vars.space[4],
      width: '72%',
      padding: `${vars.space[12]} 28% ${vars.space[10]} ${vars.space[10]}`,
      background: `linear-gradient(to right, rgb(${vars.color.scrim} / 0.8), rgb(${vars.color.scrim} / 0.66) 62%, rgb(${vars.color.scrim} / 0.36) 80%, rgb(${vars.color.scrim} / 0.12) 92%, transparent)`,
    },
  },
})

export const facts = style({ fontSize: vars.size.s, fontWeight: 600 })
export const title = style({ width: '100%' })
export const logo = style({ height: 'clamp(76px, 11vw, 148px)', maxWidth: '420px', fontSize: 'clamp(1.9rem, 4.2vw, 3.1rem)' })

export const overview = style({
  ...linesOf(2),
  maxWidth: '34rem',
  lineHeight: 1.45,
  '@media': { [desktop]: { WebkitLineClamp: 3 } },
})

export const actions = style({ display: 'flex', gap: vars.space[2] })
/** German words fit a narrow phone. */
globalStyle(`${actions} > a`, {
  whiteSpace: 'nowrap',
  '@media': { [phone]: { paddingInline: vars.space[3] } },
})

/** Pause and the five places, at the lower edge, apart from the words. */
export const controls = style({
  position: 'absolute',
  right: `calc(${vars.gutter} - 12px)`,
  bottom: vars.space[1],
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.round,
  background: `rgb(${vars.color.scrim} / 0.6)`,
  color: vars.color.onPicture,
  '@media': { [tablet]: { right: vars.space[4], bottom: vars.space[3] } },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: vars.radius.round,
      background: vars.color.onPicture,
      opacity: 0.6,
      boxShadow: `0 0 0 1px rgb(${vars.color.scrim} / 0.5)`,
      transition: `opacity ${vars.motion.calm} ${vars.motion.easing}, transform ${vars.motion.calm} ${vars.motion.easing}`,
    },
    '&[aria-current="true"]::before': { opacity: 1, transform: 'scale(1.5)' },
  },
})

export const count = style({ minWidth: '4em', fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums', textAlign: 'center' })
