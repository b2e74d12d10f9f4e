import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'grid', gap: vars.space[3], maxWidth: '44rem' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const title = style({ fontSize: vars.size.xl })

export const rating = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2], minHeight: '44px' })
export const stars = style({ display: 'flex', margin: 0, padding: 0, border: 0, marginInlineStart: '-8px' })

/** 44 px to hit, 28 px to see. */
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.round,
  color: vars.color.muted,
  transition: `color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&[data-lit="true"]': { color: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accentText}`, outlineOffset: '-3px' },
  },
})
globalStyle(`${star}[data-lit="false"] path`, { fill: 'none' })
// Under a pointer the stars up to it light up, as they would by a click.
globalStyle(`${stars}:not(:disabled):hover ${star}`, { '@media': { '(hover: hover)': { color: vars.color.accentText } } })
globalStyle(`${stars}:not(:disabled) ${star}:hover ~ ${star}`, { '@media': { '(hover: hover)': { color: vars.color.muted } } })

export const input = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })
export const words = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const note = style({ display: 'grid', gap: vars.space[1] })
export const label = style({ fontSize: vars.size.s, fontWeight: 600 })
export const text = style({
  minHeight: '112px',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // Below 16 px phones zoom into the page when the field is focused.
  fontSize: vars.size.m,
  lineHeight: 1.5,
  resize: 'vertical',
  selectors: {
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-visible': { borderColor: vars.color.accentText, outline: `1px solid ${vars.color.accentText}`, outlineOffset: 0 },
  },
})
export const tags = style({ display: 'grid', gap: vars.space[2] })
export const tagList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s })
/** Below the note; its line is there before it says anything. */
export const state = style([hint, { display: 'flex', justifyContent: 'space-between', gap: vars.space[4], minHeight: '1.6em' }])
