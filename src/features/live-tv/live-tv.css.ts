import { globalStyle, style } from '@vanilla-extract/css'
import { desktop } from '#ui/theme/media.ts'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  marginBottom: vars.space[2],
})
globalStyle(`${controls} > *`, { flex: '1 1 10rem', minWidth: 0 })
// Its words stay whole, on a line of their own where there is no room beside.
globalStyle(`${controls} > :last-child`, { minWidth: 'max-content' })
globalStyle(`${controls} > :first-child`, { flexBasis: '100%', '@media': { [desktop]: { flexBasis: '30rem' } } })

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '44px',
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const plainButton = style({
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accentText,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})

export const heading = style({ marginBlock: `${vars.space[5]} ${vars.space[3]}`, fontSize: vars.size.xl })

export const list = style({
  vars: { '--gutter': vars.space[5] },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] } },
})

const rowHeight = '108px'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  height: rowHeight,
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // Of twenty thousand rows none may move another.
  contain: 'layout style',
  selectors: { '&[data-dragged="true"]': { opacity: 0.5 } },
})

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', minWidth: 0 })
export const nameLine = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minWidth: 0 })
export const name = style({ ...oneLine, fontWeight: 700 })
globalStyle(`${link}:hover ${name}`, { color: vars.color.accentText })
export const number = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const badge = style({ ...oneLine, flexShrink: 1, color: vars.color.muted, fontSize: vars.size.xs })
export const end = style({ display: 'flex', alignItems: 'center' })
export const up = style({ rotate: '180deg' })
export const favoritesHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', maxWidth: '44rem' })
export const favorites = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxWidth: '44rem',
})
export const grip = style({
  display: 'none',
  placeItems: 'center',
  width: '32px',
  height: '44px',
  color: vars.color.muted,
  cursor: 'grab',
  '@media': { '(hover: hover)': { display: 'grid' } },
})
