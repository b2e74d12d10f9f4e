import { style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) 44px',
  gridTemplateAreas: '"picture head mark" "words words words"',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '240px minmax(0, 1fr) 44px',
      gridTemplateAreas: '"picture head mark" "picture words words"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
})

export const picture = style({ gridArea: 'picture', alignSelf: 'start' })
export const head = style({ gridArea: 'head', display: 'grid', alignContent: 'start', gap: '4px', minWidth: 0 })
export const mark = style({ gridArea: 'mark' })
export const name = style({ fontFamily: vars.font.text, fontSize: vars.size.m, fontWeight: 600, lineHeight: 1.35, letterSpacing: 0 })
export const number = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: vars.space[1] })

/** As tall with the description as without it: what was watched is known a moment after the page. */
export const words = style({ gridArea: 'words', minHeight: '4.6em', fontSize: vars.size.s })
export const overview = style({
  ...linesOf(3),
  maxWidth: '44rem',
  color: vars.color.muted,
  lineHeight: 1.5,
})
/** Quieter than a button of its own, whatever the order of the style sheets: there is one per episode. */
export const reveal = style({ selectors: { '&&': { marginInlineStart: '-12px', color: vars.color.muted, fontSize: vars.size.s } } })
