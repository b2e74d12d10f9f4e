import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const sheet = style({ display: 'grid', gap: vars.space[6] })
export const heading = style({ marginBottom: vars.space[2], fontSize: vars.size.m })
export const keys = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const chord = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[1] })
export const key = style({
  minWidth: '28px',
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.lifted,
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  textAlign: 'center',
})
