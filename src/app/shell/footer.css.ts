import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

export const footer = style({ marginTop: vars.space[16], borderTop: `1px solid ${vars.color.line}` })

export const inner = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '1440px',
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.gutter} ${vars.space[10]}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: 550,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})

/** Less than the quick links: whoever needs them looks for them. */
export const quietLink = style([link, { color: 'inherit', fontWeight: 400 }])

export const legal = style({ display: 'grid', gap: vars.space[1], maxWidth: '46rem', textWrap: 'pretty' })

export const credit = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' })
