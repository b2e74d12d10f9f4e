import { style } from '@vanilla-extract/css'
import { letteredPortrait, linesOf } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const card = style({ display: 'block', borderRadius: vars.radius.medium })

export const photo = style({
  position: 'relative',
  ...letteredPortrait,
  fontSize: '1.6rem',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, border: '1px solid rgb(255 255 255 / 0.09)', borderRadius: 'inherit' },
    [`${card}:hover &::after, ${card}:focus-visible &::after`]: { borderColor: 'rgb(255 255 255 / 0.5)' },
  },
})
export const name = style({ display: 'block', marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600, lineHeight: 1.3 })
export const role = style({
  ...linesOf(2),
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: 1.35,
})
