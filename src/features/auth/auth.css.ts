import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme.css.ts'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  padding: `clamp(24px, 7vh, 80px) ${vars.space[5]} 0`,
})

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const title = style({ fontSize: 'clamp(1.9rem, 5vw, 2.5rem)', selectors: { '&:focus': { outline: 'none' } } })
export const sentence = style({ color: vars.color.muted, textWrap: 'pretty' })
export const form = style({ display: 'grid', gap: vars.space[4] })
export const submit = style({ minHeight: '50px', marginTop: vars.space[2] })

export const error = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.danger}`,
  color: vars.color.danger,
  selectors: { '&:focus': { outline: 'none' } },
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.size.s,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
})

export const toggle = style({
  minHeight: '44px',
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
})
