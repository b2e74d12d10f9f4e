import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { delayed } from '#ui/states/delayed.css.ts'
import { bleeding } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
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
  gap: 'clamp(12px, 3.6vw, 36px)',
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
  fontSize: 'clamp(1.05rem, 3vw, 1.9rem)',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { borderColor: vars.color.accent, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

/** Too narrow for everything in one line, in any language: the order and the search stand below. */
const narrow = '(max-width: 479px)'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '48px',
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
  // As tall as its two lines, before there is something in them.
  '@media': { [narrow]: { minHeight: '96px' } },
})
/** Beside the count; the list is still what comes after it by keyboard. */
export const select = style({ '@media': { [narrow]: { order: -1 } } })
export const order = style({ '@media': { [narrow]: { flex: '1 1 60%', minWidth: 0 } } })

export const count = style({
  marginInlineEnd: 'auto',
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { order: -2 } },
})

const panel = style({
  gap: vars.space[3],
  marginBottom: vars.space[6],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})

export const narrowing = style([
  panel,
  {
    display: 'grid',
    '@media': { [tablet]: { gridTemplateColumns: 'minmax(16rem, 1fr) auto', alignItems: 'end' } },
  },
])
export const tagChips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], gridColumn: '1 / -1' })

/** In the place of the count, while that is not known yet. */
export const reading = style([count, delayed])

/** Floats over the list while things are selected. */
export const selectionBar = style({
  position: 'sticky',
  zIndex: 2,
  bottom: `calc(${vars.bar.bottom} + ${vars.space[3]})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  '@media': { [narrow]: { justifyContent: 'space-between' } },
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  marginTop: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  whiteSpace: 'nowrap',
  background: vars.color.lifted,
  boxShadow: vars.shadow,
})

export const selectionCount = style({
  marginInlineEnd: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { flexBasis: '100%' } },
})

export const invitation = style([panel, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }])

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
