import { style } from '@vanilla-extract/css'
import { delayed } from '#ui/states/delayed.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.25rem, 42vw), 1fr))',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', columnGap: vars.space[5] } },
})

/** Out of view it costs nothing and is as tall as the first one. Where lines are left out, all that are there count. */
export const item = style({
  position: 'relative',
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--item-height)',
  // Room for the focus ring, which would be cut off.
  overflowClipMargin: '8px',
  selectors: { '&:first-child, [aria-hidden] + &, [data-windowed] > &': { contentVisibility: 'visible' } },
})

/** A dot on the picture. */
export const queued = style([
  delayed,
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
