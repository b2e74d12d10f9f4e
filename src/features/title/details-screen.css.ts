import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = tall

export const sections = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[10]} ${vars.space[16]}`,
  },
])
