import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

/** Below a grid, so that nothing moves when the number becomes known. */
export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})

/** At the end of a row, as tall as its cards. */
export const tile = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[2],
  aspectRatio: '2 / 3',
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  fontSize: vars.size.s,
  textAlign: 'center',
})
