import { globalStyle, style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { oneLine, shade } from '#ui/theme/fragments.ts'
import { desktop, phone } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { placeHeight } from '../player.css.ts'
import { middle } from '../stage-message.css.ts'

export const frame = style({
  position: 'relative',
  height: placeHeight,
  minHeight: '240px',
  overflow: 'clip',
  background: '#000',
  color: vars.color.onPicture,
  isolation: 'isolate',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: { '&[data-idle="true"]': { cursor: 'none' } },
})
globalStyle(`${frame}:fullscreen`, { height: '100%', width: '100%' })
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain', background: '#000' })
export const touch = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', padding: 0, border: 0, background: 'none' })
export const heard = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  pointerEvents: 'none',
})
/** Between the bars, and beside what comes at the end of the line. */
export const heardBook = style({
  position: 'absolute',
  inset: '56px 0 72px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 26rem)',
  placeContent: 'center',
  alignItems: 'center',
  gap: vars.space[5],
  paddingInline: '112px',
  pointerEvents: 'none',
  '@media': { [phone]: { inset: '48px 0 52px', gap: vars.space[3], paddingInline: `${vars.space[3]} 84px` } },
})
export const heardCover = style({ width: 'clamp(88px, 17vw, 210px)' })
export const heardWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1], minWidth: 0 })
export const heardTitle = style({
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.05rem, 3vw, 2rem)',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})
export const heardChapter = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const heardAuthors = style({ color: 'rgb(255 255 255 / 0.72)', fontSize: vars.size.s })

/** Above the buttons, whether those are shown or not. */
export const banner = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '72px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  width: 'fit-content',
  maxWidth: `min(34rem, calc(100% - 2 * ${vars.space[3]}))`,
  margin: `0 ${vars.space[3]}`,
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: shade(0.82),
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[data-shown="false"]': { opacity: 0, visibility: 'hidden' } },
  // The sign that it waits, or the button to touch, stands beside it.
  '@media': { [phone]: { bottom: '56px', maxWidth: 'calc(100% - 120px)', padding: vars.space[2] } },
})
export const coming = style([
  middle,
  {
    selectors: { '&[data-aside="true"]': { placeItems: 'center end', paddingInlineEnd: vars.space[3] } },
    '@media': { [phone]: { placeItems: 'center end', paddingInlineEnd: vars.space[5] } },
  },
])
export const bannerWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: '10rem',
  '@media': { [phone]: { minInlineSize: '7rem' } },
})
export const bannerName = style({ ...oneLine, fontWeight: 700 })
export const digits = style({
  position: 'absolute',
  top: '64px',
  right: vars.space[4],
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: shade(0.82),
  fontFamily: vars.font.display,
  fontSize: vars.size.xxl,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})
export const liveMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[2],
  fontSize: vars.size.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '""', width: '8px', height: '8px', borderRadius: '50%', background: vars.color.accent } },
})
export const wordButton = style({
  minHeight: '44px',
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.round,
  background: 'rgb(255 255 255 / 0.14)',
  color: vars.color.onPicture,
  font: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [phone]: { paddingInline: vars.space[2], fontSize: vars.size.xs } },
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.24)' },
    '&:focus-visible': { outline: `2px solid ${vars.color.onPicture}`, outlineOffset: '-4px' },
  },
})

export const body = style([
  page,
  tall,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
    '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  },
])
export const about = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], alignContent: 'start' })
export const titleLine = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })
export const title = style({ flex: 1, minWidth: 0, fontSize: vars.size.xxl, letterSpacing: '-0.02em', overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const heading = style({ fontSize: vars.size.l })
export const programmes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const programme = style({
  display: 'grid',
  gridTemplateColumns: '5.2rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  paddingBlock: vars.space[1],
  borderTop: `1px solid ${vars.color.line}`,
})
export const programmeTime = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const programmeWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4px', minWidth: 0 })
export const programmeTitle = style({ ...oneLine })
globalStyle(`${programme}[data-now="true"] ${programmeTitle}`, { fontWeight: 700 })
export const keysNote = style({ color: vars.color.muted, fontSize: vars.size.s })
