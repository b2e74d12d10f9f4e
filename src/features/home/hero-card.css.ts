import { style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: vars.space[3], height: '100%', minWidth: 0 })

export const stage = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, border: '1px solid rgb(255 255 255 / 0.09)', borderRadius: 'inherit' },
  },
})

export const badge = style({
  position: 'absolute',
  top: vars.space[3],
  left: vars.space[3],
  padding: '3px 9px',
  borderRadius: vars.radius.round,
  background: `rgb(${vars.color.scrim} / 0.72)`,
  color: vars.color.onPicture,
  fontSize: vars.size.xs,
  fontWeight: 600,
})

/** The scrim grows with the words: at least 0.62 of ink stands behind them, which gives 4.5:1 even on a white picture. */
export const words = style({
  position: 'absolute',
  inset: 'auto 0 0 0',
  padding: `${vars.space[10]} ${vars.space[4]} ${vars.space[3]}`,
  background: `linear-gradient(to top, rgb(${vars.color.scrim} / 0.82), rgb(${vars.color.scrim} / 0.62) calc(100% - ${vars.space[10]}), transparent)`,
})

export const logo = style({ height: '52px', maxWidth: '75%', fontSize: '1.35rem' })

export const overview = style({
  ...linesOf(3),
  minHeight: '4.2em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.4,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
