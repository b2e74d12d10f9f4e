import { style } from '@vanilla-extract/css'
import { page, tall } from './layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBottom: vars.space[12] }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
})
export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)' })
