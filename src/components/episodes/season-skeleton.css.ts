import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { portrait } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([
  page,
  tall,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    // Narrower than other pages, whatever the order of the style sheets.
    selectors: { '&&': { maxWidth: '1120px' } },
    paddingBlock: `${vars.space[5]} ${vars.space[16]}`,
  },
])
export const head = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gridTemplateAreas: '"poster words" "rest rest"',
  gap: `${vars.space[4]} ${vars.space[4]}`,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '184px minmax(0, 1fr)',
      gridTemplateAreas: '"poster words" "poster rest"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
  },
})
export const poster = style({
  gridArea: 'poster',
  alignSelf: 'start',
  ...portrait,
  containerType: 'inline-size',
})
export const words = style({ gridArea: 'words', display: 'grid', alignContent: 'end', gap: vars.space[2], minWidth: 0 })
export const rest = style({ gridArea: 'rest', display: 'grid', alignContent: 'start', gap: vars.space[4], minWidth: 0 })
export const list = style({ display: 'grid', gap: vars.space[6], '@media': { [tablet]: { gap: vars.space[8] } } })
