import { globalStyle, style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([
  page,
  tall,
  { display: 'grid', gap: vars.space[8], alignContent: 'start', paddingBlock: `${vars.space[6]} ${vars.space[12]}` },
])

export const head = style({ display: 'flex', alignItems: 'center', gap: 'clamp(16px, 3vw, 28px)' })
export const who = style({ flex: 1, minWidth: 0 })
export const name = style({
  fontSize: 'clamp(1.6rem, 4vw, 2.4rem)',
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
})
export const email = style({ ...oneLine, color: vars.color.muted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const pictureActions = style([actions, { marginTop: vars.space[3] }])

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
})
export const count = style({
  display: 'grid',
  height: '100%',
  padding: `${vars.space[4]} ${vars.space[1]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:hover': { background: vars.color.raised }, '&:focus-visible': { outlineOffset: '-2px' } },
})
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: 700,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
})
export const countOf = style({ color: vars.color.muted, fontSize: vars.size.s })

export const section = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' })
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const heading = style({ fontSize: vars.size.xl })
export const sentence = style({ color: vars.color.muted, textWrap: 'pretty' })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minHeight: '44px',
  color: vars.color.muted,
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.text } },
})

/** What is only read or set once in a while, side by side where there is room. */
export const columns = style({
  display: 'grid',
  gap: `${vars.space[10]} ${vars.space[12]}`,
  paddingTop: vars.space[2],
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 34rem))' } },
})

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} :is(th, td)`, { height: '44px', borderBottom: `1px solid ${vars.color.line}`, textAlign: 'end' })
globalStyle(`${table} th[scope='col']`, { paddingInlineStart: vars.space[4], whiteSpace: 'nowrap' })
globalStyle(`${table} th`, { color: vars.color.muted, fontWeight: 500 })
globalStyle(`${table} th[scope='row']`, { paddingInlineEnd: vars.space[3], textAlign: 'start' })

export const danger = style({ selectors: { '&&': { color: vars.color.danger } } })
export const form = style({ display: 'grid', gap: vars.space[4] })
export const removal = style({ width: '100%', selectors: { '&&': { color: vars.color.danger } } })
