import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { tablet, wide } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const section = style({ display: 'grid', gap: vars.space[4] })
export const title = style({ fontSize: vars.size.xl })

export const list = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': {
    [tablet]: { gridTemplateColumns: '1fr 1fr' },
    [wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})

export const season = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.medium,
})
export const poster = style({
  aspectRatio: '2 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  containerType: 'inline-size',
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: vars.color.muted,
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
})
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const name = style({
  fontWeight: 600,
  selectors: { [`${season}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const facts = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const progress = style({
  display: 'grid',
  gridTemplateColumns: '5rem auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-begun="false"]': { visibility: 'hidden' } },
})

/** The nextSeason comes to it a moment later. */
export const nextHead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], whiteSpace: 'nowrap' })
export const nextSeason = style({ ...oneLine, minWidth: 0, color: vars.color.muted })

/** As tall as an episode's row, whatever stands in it. */
export const nextPlace = style({
  maxWidth: '60rem',
  minHeight: '9.25rem',
  '@media': { [tablet]: { minHeight: '135px' } },
})
