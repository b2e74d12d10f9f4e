import { style } from '@vanilla-extract/css'
import { page } from '#components/page/layout.css.ts'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const rows = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
    '@media': { [desktop]: { gap: vars.space[12] } },
  },
])

/** Holds the place of the rows below the first view until they are rendered, so that nothing in view moves. */
export const below = style({ minHeight: '300rem' })
