import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '50vh',
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: `${vars.space[10]} ${vars.gutter}`,
  textAlign: 'center',
})

export const art = style({ lineHeight: 0 })
export const title = style({ fontSize: vars.size.xxl })
export const sentence = style({ color: vars.color.muted, textWrap: 'pretty' })
export const action = style({ marginTop: vars.space[2] })
