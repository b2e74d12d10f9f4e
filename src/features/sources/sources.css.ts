import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBlock: `${vars.space[6]} ${vars.space[12]}` }])
export const column = style({ display: 'grid', gap: vars.space[8], maxWidth: '46rem' })
export const head = style({ display: 'grid', gap: vars.space[4] })
export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)', selectors: { '&:focus': { outline: 'none' } } })
export const lead = style({ maxWidth: '38rem', color: vars.color.muted })
export const heading = style({ fontSize: vars.size.l })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const problem = style({ color: vars.color.danger })

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` })
export const row = style({ display: 'grid', gap: vars.space[3], paddingBlock: vars.space[5], borderBottom: `1px solid ${vars.color.line}` })
export const top = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space[3] })
export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontSize: vars.size.l })
export const trouble = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })

export const form = style({ display: 'grid', gap: vars.space[5], maxWidth: '32rem' })
export const signIn = style({ display: 'grid', gap: vars.space[4] })
export const fields = style({ display: 'grid', gap: vars.space[4], '@media': { [tablet]: { gridTemplateColumns: '1fr 1fr' } } })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const code = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
})
