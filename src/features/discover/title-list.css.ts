import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[5] })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: '50px',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
})
/** The list's own tools: a line of theirs on phones, before the others where there is room. */
export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flexBasis: '100%',
  '@media': { [tablet]: { flexBasis: 'auto', order: 1, marginLeft: 'auto' } },
})
globalStyle(`${own} > button, ${own} > span, ${own} > a`, { whiteSpace: 'nowrap' })
export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], order: 2 })
export const sign = style({ display: 'grid' })
export const options = style({ display: 'grid', gap: vars.space[5] })
export const hint = style({ color: vars.color.muted, fontSize: vars.size.s, marginTop: vars.space[2] })

export const onDevice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })

export const more = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], paddingBlock: vars.space[8] })
export const place = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
