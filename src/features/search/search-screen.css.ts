import { style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([
  page,
  tall,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], paddingBlock: `${vars.space[4]} 0` },
])

/** The header has the field from tablets on. */
export const field = style({ '@media': { [tablet]: { display: 'none' } } })

export const title = style({
  fontSize: 'clamp(1.73rem, 1.3rem + 1.8vw, 2.6rem)',
  letterSpacing: '-0.025em',
  selectors: { '&:focus': { outline: 'none' } },
})
export const head = style({ display: 'grid', gap: vars.space[2] })

export const tabs = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  color: vars.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { borderColor: vars.color.accent, color: vars.color.text },
  },
})
/** On phones there is no room for it beside the tabs: it stands in the gap below them, where it moves nothing when it comes. */
export const mark = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  paddingTop: vars.space[1],
  '@media': { [tablet]: { position: 'static', marginInlineStart: 'auto', paddingTop: 0 } },
})
