import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { delayed } from '#ui/states/delayed.css.ts'
import { bleeding } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBottom: vars.space[12] }])

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
})

export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)', selectors: { '&:focus': { outline: 'none' } } })

/** The lists as the page's own headline, in its type. */
export const tabs = style({
  display: 'flex',
  gap: 'clamp(16px, 4vw, 36px)',
  ...bleeding,
  paddingTop: vars.space[5],
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  flexShrink: 0,
  borderBottom: '3px solid transparent',
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.15rem, 3vw, 1.9rem)',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { borderColor: vars.color.accent, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '44px',
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
})

export const count = style({ marginInlineEnd: 'auto', color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

/** In the place of the count, while that is not known yet. */
export const reading = style([count, delayed])

/** Floats over the list while things are selected. */
export const selectionBar = style({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${vars.bar.bottom} + ${vars.space[3]})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  marginTop: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.round,
  background: vars.color.lifted,
  boxShadow: vars.shadow,
})

export const selectionCount = style({ marginInlineEnd: vars.space[2], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})

export const recording = style({ marginBottom: vars.space[5], borderBlock: `1px solid ${vars.color.line}` })
export const recordingSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '48px',
  color: vars.color.muted,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.text } },
})
export const chevron = style({
  transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})
export const switches = style({ display: 'grid', gap: vars.space[3], maxWidth: '34rem', paddingBlock: `${vars.space[1]} ${vars.space[4]}` })
export const clear = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
export const clearButton = style({ flexShrink: 0, whiteSpace: 'nowrap' })
