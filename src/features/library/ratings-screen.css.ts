import { style } from '@vanilla-extract/css'
import { linesOf, portrait } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ display: 'grid', gap: vars.space[5], maxWidth: '52rem', margin: 0, padding: 0, listStyle: 'none' })

/** Hundreds of them cost only what can be seen. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 96px' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: vars.space[4],
  borderRadius: vars.radius.medium,
})
export const poster = style({ ...portrait, alignSelf: 'start', containerType: 'inline-size' })
export const words = style({ display: 'grid', alignContent: 'center', gap: vars.space[1], minHeight: '96px' })
export const name = style({
  fontWeight: 650,
  selectors: { [`${line}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const stars = style({ display: 'flex', color: vars.color.accentText })
export const note = style({ ...linesOf(4), color: vars.color.muted, lineHeight: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
