import { globalStyle, style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { from, phone, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingTop: vars.space[4],
  '@media': { [tablet]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: vars.space[8] } },
})
export const cover = style({ width: 'min(220px, 52vw)', '@media': { [tablet]: { width: '100%' } } })
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  minWidth: 0,
})
export const title = style({ fontSize: 'clamp(1.8rem, 5vw, 3rem)', lineHeight: 1.1, overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  color: vars.color.muted,
})
export const description = style({ maxWidth: '44rem', margin: 0, whiteSpace: 'pre-line' })
export const note = style({ margin: 0, color: vars.color.muted, fontSize: vars.size.s })

export const section = style({ marginTop: vars.space[10], maxWidth: '56rem', scrollMarginTop: `calc(${vars.bar.top} + ${vars.space[4]})` })
export const heading = style({ marginBottom: vars.space[3], fontSize: vars.size.xl })

export const heard = style([note, { marginBottom: vars.space[3] }])

export const lines = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.color.line}` })
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], borderBottom: `1px solid ${vars.color.line}` })
export const chapter = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: '2.2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: '52px',
  minWidth: 0,
  padding: `${vars.space[2]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accentText }, '&[aria-current="true"]': { color: vars.color.accentText, fontWeight: 600 } },
})
export const number = style({ display: 'grid', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const time = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const mark = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const markName = style({ ...oneLine, fontWeight: 600 })
export const markNote = style({ color: vars.color.muted, fontSize: vars.size.s, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', flex: 1, gap: vars.space[3], paddingBlock: vars.space[3] })
export const area = style({
  width: '100%',
  minHeight: '88px',
  padding: vars.space[3],
  border: `1px solid ${vars.color.muted}`,
  borderRadius: vars.radius.medium,
  background: vars.color.ground,
  color: vars.color.text,
  font: 'inherit',
  resize: 'vertical',
})
export const label = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size.s })

/** The player on the page of its book. */
export const player = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  '@media': { [tablet]: { padding: vars.space[5] } },
})
export const playing = style({ ...oneLine, fontWeight: 600 })
const rail = { height: '4px', borderRadius: '2px' } as const
const thumb = { width: '18px', height: '18px', border: 0, borderRadius: '50%', background: vars.color.accent } as const
const ring = `0 0 0 3px ${vars.color.raised}, 0 0 0 6px ${vars.color.text}`
export const range = style({
  appearance: 'none',
  width: '100%',
  height: '44px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-runnable-track': {
      ...rail,
      background: `linear-gradient(to right, ${vars.color.accent} var(--share), ${vars.color.muted} var(--share))`,
    },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-7px' },
    '&::-moz-range-track': { ...rail, background: vars.color.muted },
    '&::-moz-range-progress': { ...rail, background: vars.color.accent },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': { boxShadow: ring },
    '&:focus-visible::-moz-range-thumb': { boxShadow: ring },
  },
})
export const times = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
export const buttons = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[2] })
export const jump = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
})
export const play = style([
  jump,
  {
    flexShrink: 0,
    width: '64px',
    height: '64px',
    background: vars.color.accent,
    color: vars.color.onAccent,
  },
])
export const choices = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  alignItems: 'end',
})

/** What the timer will do, and the button that makes it longer. */
export const sleep = style({ display: 'flex', flexWrap: 'wrap', gridColumn: '1 / -1', alignItems: 'center', gap: vars.space[3] })

/** Two words and a sign, in one line. */
export const bookmark = style({ whiteSpace: 'nowrap', '@media': { [phone]: { gridColumn: '1 / -1' } } })

/** The player on every other page, above the bar of phones. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: vars.bar.bottom,
  zIndex: 9,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  height: '64px',
  paddingInline: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.raised,
  '@media': {
    [from(900)]: {
      insetInline: 'auto 16px',
      bottom: '16px',
      width: '420px',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
    },
  },
})
export const barLink = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  color: 'inherit',
  textDecoration: 'none',
})
export const barWords = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 })
export const barTitle = style({ ...oneLine, fontWeight: 600, fontSize: vars.size.s })
export const barLine = style({ ...oneLine, color: vars.color.muted, fontSize: vars.size.xs, fontVariantNumeric: 'tabular-nums' })
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  top: '-2px',
  height: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
})

/** What ends the page is not covered by it. */
globalStyle('body:has([data-book-bar])', { paddingBottom: '64px' })
/** Nor what is said meanwhile covers it. */
globalStyle('body:has([data-book-bar]) [data-raised="false"]', { bottom: `calc(${vars.bar.bottom} + 92px)` })
