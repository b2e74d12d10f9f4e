import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** What concerns all of it, at the end. */
export const all = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '34rem',
})

/** The same below a list. */
export const allBelow = style([all, { marginTop: vars.space[10] }])

export const sentence = style({ color: vars.color.muted, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const column = style({ display: 'grid', gap: vars.space[5], maxWidth: '34rem' })
export const places = style({ display: 'grid', borderBottom: `1px solid ${vars.color.line}` })

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '56px',
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})

export const placeName = style({ flex: 1 })
