import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** One height for all, so that a long list knows how long it is. */
export const item = style({ position: 'relative', height: '92px', '@media': { [tablet]: { height: '104px' } } })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto' } },
})

/** A diary's margin: the day stands beside the first of its titles. */
export const day = style({
  display: 'none',
  alignSelf: 'start',
  paddingTop: vars.space[4],
  fontFamily: vars.font.display,
  fontWeight: 700,
  '@media': { [tablet]: { display: 'block' } },
})

/** On phones the day is enough. */
export const time = style({ display: 'none', '@media': { [tablet]: { display: 'inline' } } })

/** The same on phones, where there is no margin. */
export const inlineDay = style({ '@media': { [tablet]: { display: 'none' } } })

export const link = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  borderRadius: vars.radius.medium,
  '@media': { [tablet]: { gridTemplateColumns: '136px minmax(0, 1fr)', gap: vars.space[5] } },
})

export const picture = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.raised,
})

export const bar = style({ position: 'absolute', insetInline: vars.space[2], bottom: vars.space[2] })

const line = { ...oneLine, display: 'block' } as const
export const words = style({ minWidth: 0 })
export const name = style({
  ...line,
  fontWeight: 600,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})
export const facts = style({ ...line, color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
