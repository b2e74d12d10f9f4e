import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ borderTop: `1px solid ${vars.color.line}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const link = style({ display: 'flex', flex: '1 1 16rem', alignItems: 'center', gap: vars.space[4], minWidth: 0 })
export const picture = style({
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  width: '112px',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
  background: vars.color.lifted,
  '@media': { [tablet]: { width: '136px' } },
})
/** As tall as a picture of a film, whose place it takes. */
export const book = style({
  position: 'relative',
  flexShrink: 0,
  width: '56px',
  marginInline: '28px',
  '@media': { [tablet]: { marginInline: '40px' } },
})
export const bar = style({ position: 'absolute', insetInline: '8px', bottom: '8px' })
export const words = style({ display: 'grid', minWidth: 0 })
export const name = style([oneLine, { fontWeight: 600 }])
export const facts = style({ color: vars.color.muted, fontSize: vars.size.s })

export const section = style({ display: 'grid', gap: vars.space[4], maxWidth: '38rem', marginTop: vars.space[10] })
export const heading = style({ fontSize: vars.size.l })
export const checks = style({ display: 'grid', gap: vars.space[3] })
export const good = style({ display: 'grid', gridTemplateColumns: '20px 1fr', gap: vars.space[3], color: vars.color.muted })
export const bad = style([good, { color: vars.color.text }])
export const repair = style({ display: 'flex', marginTop: vars.space[2] })
