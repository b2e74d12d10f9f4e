import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const year = style({ display: 'grid', gap: vars.space[10], maxWidth: '46rem' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: vars.space[6],
  '@media': { '(min-width: 720px)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
})
/** The figure above what it counts, read the other way round. */
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })
export const number = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(2.4rem, 9vw, 3.6rem)',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({ color: vars.color.muted })
export const section = style({ display: 'grid', gap: vars.space[4] })
export const heading = style({ fontSize: vars.size.l })
export const months = style({ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: '4px' })
export const month = style({ display: 'grid', gap: vars.space[1], color: vars.color.muted, fontSize: vars.size.s, textAlign: 'center' })
export const track = style({ display: 'flex', alignItems: 'flex-end', height: '140px', borderBottom: `1px solid ${vars.color.line}` })
export const bar = style({
  width: '100%',
  minHeight: '2px',
  borderRadius: '4px 4px 0 0',
  background: vars.color.muted,
  selectors: { '&[data-busiest="true"]': { background: vars.color.accent } },
})
export const sentences = style({ display: 'grid', gap: vars.space[2], fontSize: vars.size.l })
export const actions = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const note = style({ maxWidth: '38rem', color: vars.color.muted, fontSize: vars.size.s })
