import { style } from '@vanilla-extract/css'
import { late } from '#ui/late.css.ts'
import { vars } from '#ui/theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: `${vars.space[6]} ${vars.space[5]}`,
})

export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)', selectors: { '&:focus': { outline: 'none' } } })
export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 42vw), 1fr))',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', columnGap: vars.space[5] } },
})

export const invitation = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})

/** A dot on the picture. */
export const queued = style([
  late,
  {
    position: 'absolute',
    left: vars.space[2],
    bottom: vars.space[2],
    width: '14px',
    height: '14px',
    border: `3px solid rgb(${vars.color.scrim} / 0.85)`,
    borderRadius: vars.radius.round,
    background: vars.color.accent,
  },
])
