import { style } from '@vanilla-extract/css'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[10]} ${vars.space[16]}`,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
