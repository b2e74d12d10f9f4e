import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { display: 'grid', gap: vars.space[10], paddingBlock: `${vars.space[5]} ${vars.space[16]}` }])
export const title = style({ fontSize: 'clamp(1.6rem, 1.1rem + 2vw, 2.8rem)', letterSpacing: '-0.025em' })
export const section = style({ display: 'grid', gap: vars.space[4] })
export const heading = style({ fontSize: vars.size.xl })
export const crew = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const member = style({
  display: 'inline-block',
  paddingBlock: '4px',
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const jobs = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s })
