import { style } from '@vanilla-extract/css'
import { bleeding } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const filter = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const title = style({ fontSize: vars.size.xl })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })

export const bar = style({
  display: 'flex',
  gap: vars.space[2],
  ...bleeding,
  paddingBlock: '6px',
  marginBlock: '-6px',
})

export const empty = style({ display: 'grid', gap: vars.space[1], padding: `${vars.space[4]} 0`, color: vars.color.muted })
export const what = style({ color: vars.color.text, fontWeight: 600 })
