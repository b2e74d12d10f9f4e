import { style } from '@vanilla-extract/css'
import { frame } from '#components/pictures/artwork.css.ts'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** As high as the row that will stand here: heading, a picture of 280 or 300 px, two lines. */
export const place = style({
  height: 'calc(44px + 12px + 157.5px + 8px + 2.8 * 0.85rem)',
  '@media': { '(min-width: 1024px)': { height: 'calc(44px + 12px + 168.75px + 8px + 2.8 * 0.85rem)' } },
})

export const card = style({ position: 'relative', minWidth: 0 })
export const picture = style([frame, { aspectRatio: '16 / 9' }])

export const bar = style({ position: 'absolute', insetInline: vars.space[3], bottom: vars.space[3], height: '4px' })

const line = { ...oneLine, lineHeight: 1.4 } as const
export const name = style({ ...line, display: 'block', marginTop: vars.space[2], fontSize: vars.size.s, fontWeight: 600 })
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
})
export const words = style({ ...line, minWidth: 0 })

/** On a pointer the cross waits until the card is looked at. */
export const remove = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      transition: `opacity ${vars.motion.quick} ${vars.motion.easing}`,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
  },
})
export const cross = style({ gridArea: '1 / 1', position: 'relative' })
