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

/** The whole page below its title takes a playlist that is dropped on it. */
export const dropZone = style({ position: 'relative', minHeight: '60vh' })
export const playlist = style({ maxWidth: '32rem', marginBlock: vars.space[3] })
export const dropHere = style({
  // Over what is in view, so that nothing moves under a file that is being dragged.
  position: 'fixed',
  insetInline: 0,
  top: '40vh',
  zIndex: 1,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]}`,
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.medium,
  background: vars.color.lifted,
  textAlign: 'center',
  fontWeight: 600,
  pointerEvents: 'none',
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
  display: 'flex',
  alignItems: 'center',
  height: rowHeight,
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  // Of twenty thousand rows none may move another, nor is one painted that is out of view; what has the focus has its mark around it.
  contain: 'strict',
  selectors: {
    '&:focus-within': { contain: 'size layout style' },
    '&[data-dragged="true"]': { opacity: 0.5 },
  },
})

export const link = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
})
export const words = style({ display: 'block', flex: '1 1 0', minWidth: 0 })
const nameGap = '2px'
export const nameLine = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minWidth: 0, marginBottom: nameGap })
export const name = style({ ...oneLine, fontWeight: 700 })
export const nameAlone = style([name, { display: 'block', marginBottom: nameGap }])
globalStyle(`${link}:hover ${name}`, { color: vars.color.accentText })
export const number = style({ flexShrink: 0, color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const badge = style({ ...oneLine, flexShrink: 1, color: vars.color.muted, fontSize: vars.size.xs })
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
