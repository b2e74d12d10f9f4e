import { globalStyle, style } from '@vanilla-extract/css'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  marginBottom: vars.space[6],
})

export const day = style({ marginBlock: `${vars.space[6]} ${vars.space[2]}`, color: vars.color.muted, fontSize: vars.size.m })

export const matches = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})

export const link = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: '52px',
  '@media': { [tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr)', alignItems: 'center', gap: vars.space[3] } },
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accentText } },
})

export const when = style({ color: vars.color.muted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
export const running = style({ color: vars.color.accentText, fontWeight: 700 })

export const teams = style({
  display: 'grid',
  gap: vars.space[1],
  fontWeight: 600,
  '@media': { [tablet]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4] } },
})

/** As wide as the button that tells the result, whose place it takes. */
export const result = style({
  display: 'grid',
  minWidth: '6.5rem',
  minHeight: '44px',
  alignItems: 'center',
  justifyItems: 'end',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})

export const short = style({
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: '44px',
  selectors: { '&:focus': { outline: 'none' } },
})

export const heading = style({ marginBlock: `${vars.space[10]} ${vars.space[3]}`, fontSize: vars.size.xl })
export const muted = style({ color: vars.color.muted })

export const tables = style({ display: 'grid', gap: vars.space[8] })
export const tableFrame = style({ overflowX: 'auto' })
export const table = style({ width: '100%', maxWidth: '44rem', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const caption = style({ paddingBottom: vars.space[2], textAlign: 'start', fontWeight: 700 })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[1]}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { paddingInline: vars.space[2] } },
})
globalStyle(`${table} tr > :nth-child(2)`, { width: '100%', textAlign: 'start', whiteSpace: 'normal' })
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${vars.color.line}` })
/** Won, drawn, lost and the goals: left out where there is no room. */
export const wide = style({ display: 'none', '@media': { [tablet]: { display: 'table-cell' } } })

export const score = style({ fontFamily: vars.font.display, fontSize: 'clamp(2.4rem, 9vw, 4rem)', fontWeight: 700, lineHeight: 1.1 })
export const block = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3], marginBlock: vars.space[6] })
export const facts = style({ display: 'grid', gap: vars.space[1], margin: 0, color: vars.color.muted })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
