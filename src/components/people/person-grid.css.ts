import { style } from '@vanilla-extract/css'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))', columnGap: vars.space[5] },
  },
})
