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
export const title = style({ fontSize: 'clamp(1.6rem, 1.1rem + 2vw, 2.8rem)', letterSpacing: '-0.025em' })
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  color: vars.color.muted,
  fontWeight: 600,
  selectors: { '&:hover': { color: vars.color.text } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const overview = style({ maxWidth: '44rem', lineHeight: 1.6, textWrap: 'pretty' })

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
export const listTitle = style({ fontSize: vars.size.xl })
export const list = style({ display: 'grid', gap: vars.space[6], '@media': { [tablet]: { gap: vars.space[8] } } })
export const episodes = style({ display: 'grid', gap: vars.space[6], minWidth: 0 })

export const steps = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] })
