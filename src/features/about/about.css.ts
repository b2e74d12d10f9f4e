import { globalStyle, style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBlock: `${vars.space[6]} ${vars.space[12]}` }])
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8], maxWidth: '46rem' })
export const head = style({ display: 'grid', gap: vars.space[4] })
export const title = style({
  fontSize: 'clamp(1.7rem, 4vw, 2.4rem)',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
})
export const lead = style({ maxWidth: '38rem', color: vars.color.muted, textWrap: 'pretty' })

/** A long text to be read. */
export const text = style({ display: 'grid', gap: vars.space[4], maxWidth: '38rem', overflowWrap: 'break-word', lineHeight: 1.6 })
globalStyle(`${text} h2`, { marginTop: vars.space[6], fontSize: vars.size.l, textWrap: 'balance' })
globalStyle(`${text} p`, { textWrap: 'pretty' })
globalStyle(`${text} ul`, { display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5], listStyle: 'disc' })
globalStyle(`${text} a, ${lead} a`, { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '4px' })
