import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const option = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"], &:hover': { background: vars.color.lifted } },
})

export const poster = style({
  display: 'block',
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: '4px',
  background: vars.color.lifted,
})
export const name = style({ ...oneLine, display: 'block', fontWeight: 600 })
export const facts = style({ display: 'block', color: vars.color.muted, fontSize: vars.size.s })
