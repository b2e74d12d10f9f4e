import { globalStyle, style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { bleeding } from '#ui/theme/fragments.ts'
import { desktop, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBlock: `${vars.space[6]} ${vars.space[12]}` }])
export const head = style({ display: 'grid', gap: vars.space[4], maxWidth: '46rem' })
export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)', selectors: { '&:focus': { outline: 'none' } } })
export const search = style({ maxWidth: '32rem' })
/** Its line is kept free: what is found must not move while somebody types. */
export const status = style({ minHeight: '1.5em', color: vars.color.muted, fontSize: vars.size.s })

export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [desktop]: { gridTemplateColumns: '14rem minmax(0, 46rem)', gap: vars.space[10] } },
})
export const contents = style({
  display: 'flex',
  ...bleeding,
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: `calc(${vars.bar.top} + ${vars.space[4]})`,
      flexDirection: 'column',
      alignSelf: 'start',
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
})
export const contentsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: '44px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    // Its words begin where those of the page do.
    '&:first-child': { marginInlineStart: `calc(-1 * ${vars.space[3]})` },
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { background: vars.color.raised, color: vars.color.text },
  },
  '@media': { [desktop]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` } },
})

export const sections = style({ display: 'grid', gap: vars.space[10], alignContent: 'start', minWidth: 0, gridColumnEnd: -1 })
export const heading = style({
  scrollMarginTop: `calc(${vars.bar.top} + ${vars.space[4]})`,
  marginBottom: vars.space[2],
  fontSize: vars.size.xl,
  selectors: { '&:focus': { outline: 'none' } },
})
export const list = style({ borderTop: `1px solid ${vars.color.line}` })
export const setting = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  scrollMarginTop: `calc(${vars.bar.top} + ${vars.space[4]})`,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-named]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space[3],
      insetInlineStart: `calc(-1 * ${vars.space[3]})`,
      width: '3px',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
})
/** Like the words of a switch. */
export const name = style({ fontFamily: 'inherit', fontSize: vars.size.m, fontWeight: 'inherit', letterSpacing: 'normal' })
export const description = style({ maxWidth: '38rem', color: vars.color.muted, fontSize: vars.size.s, textWrap: 'pretty' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', flexShrink: 0, alignItems: 'center', gap: vars.space[2] })
globalStyle(`${setting}:has(> ${actions})`, {
  '@media': { [tablet]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[6] } },
})
export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
