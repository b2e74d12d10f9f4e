import { style } from '@vanilla-extract/css'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"crumbs crumbs" "picture words"',
      columnGap: vars.space[10],
    },
  },
})
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  '@media': { [desktop]: { gridArea: 'crumbs' } },
})
export const picture = style({ '@media': { [desktop]: { gridArea: 'picture' } } })
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { [desktop]: { gridArea: 'words', minHeight: '22rem' } },
})
export const number = style({
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  marginBottom: `calc(-1 * ${vars.space[3]})`,
})
export const title = style({ fontSize: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.3rem)', letterSpacing: '-0.02em' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${vars.space[3]}` })
export const quiet = style({ color: vars.color.muted, textWrap: 'pretty' })

/** The description keeps its room under the shield: what was watched is known a moment after the page, and nothing may move then. */
export const stack = style({ display: 'grid', alignItems: 'start' })
export const shield = style({ gridArea: '1 / 1', display: 'grid', justifyItems: 'start', gap: vars.space[3] })
export const overview = style({
  gridArea: '1 / 1',
  maxWidth: '44rem',
  lineHeight: 1.6,
  textWrap: 'pretty',
  selectors: { '&[data-hidden="true"]': { visibility: 'hidden' } },
})
