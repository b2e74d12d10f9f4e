import { style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { tablet, wide } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const block = style({ display: 'grid', gap: vars.space[3] })
export const title = style({ fontSize: vars.size.xl, minHeight: '44px', display: 'flex', alignItems: 'center' })

export const grid = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: vars.space[3],
  padding: `${vars.space[1]} 0`,
  borderRadius: vars.radius.medium,
})

export const still = style({
  position: 'relative',
  display: 'block',
  gridRow: '1 / 3',
  alignSelf: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.raised,
})

export const name = style({
  ...linesOf(2),
  alignSelf: 'end',
  fontWeight: 600,
  lineHeight: 1.3,
})
export const facts = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s })
