import { style } from '@vanilla-extract/css'
import { bleeding } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const choice = style({
  ...bleeding,
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  marginBlock: 0,
  paddingBlock: 0,
  border: 0,
})
