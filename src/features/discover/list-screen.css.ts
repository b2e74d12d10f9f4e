import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([
  page,
  tall,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], paddingBlock: `${vars.space[6]} 0` },
])
/** The name, and what stands beside it where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})
export const names = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })
export const title = style({
  fontSize: 'clamp(1.73rem, 1.3rem + 1.8vw, 2.6rem)',
  letterSpacing: '-0.025em',
  selectors: { '&:focus': { outline: 'none' } },
})
export const description = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3], color: vars.color.muted })
export const kinds = style({ width: '16rem', maxWidth: '100%' })
/** What is to be said of those who could not be asked. */
export const silent = style({ display: 'grid', gap: vars.space[1], color: vars.color.muted, fontSize: vars.size.s })
