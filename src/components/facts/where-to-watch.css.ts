import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'grid', gap: vars.space[4] })
/** The choice of region beside the title. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] })
export const title = style({ fontSize: vars.size.xl })
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
})
export const label = style({ color: vars.color.muted, fontSize: vars.size.s })
export const offers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const offer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '40px',
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[1]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size.s,
  fontWeight: 600,
})
export const logo = style({
  width: '32px',
  height: '32px',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.lifted,
})
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const link = style({ color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' })
