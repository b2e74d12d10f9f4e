import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { letteredPortrait, linesOf } from '#ui/theme/fragments.ts'
import { desktop, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([
  page,
  tall,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  },
])

export const head = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gridTemplateAreas: '"photo words" "rest rest"',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gridTemplateAreas: '"photo words" "photo rest"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
    [desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: vars.space[12] },
  },
})
export const photo = style({
  gridArea: 'photo',
  alignSelf: 'start',
  ...letteredPortrait,
  fontSize: '2.4rem',
})
export const words = style({ gridArea: 'words', display: 'grid', alignContent: 'end', gap: vars.space[2], minWidth: 0 })
export const name = style({ fontSize: 'clamp(1.6rem, 1.1rem + 2.4vw, 3.4rem)', letterSpacing: '-0.025em' })
export const department = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], color: vars.color.muted })
export const rest = style({ gridArea: 'rest', display: 'grid', alignContent: 'start', gap: vars.space[5], minWidth: 0 })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const term = style({ color: vars.color.muted, fontSize: vars.size.s })
export const value = style({ fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' })
export const wide = style({ gridColumn: '1 / -1' })

export const biography = style({
  maxWidth: '48rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  selectors: { '&[data-folded="true"]': linesOf(6) },
})
export const unfold = style({ justifySelf: 'start', marginInlineStart: '-12px', marginTop: `calc(-1 * ${vars.space[4]})` })
