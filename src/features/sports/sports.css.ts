import { globalStyle, style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
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

/** One line for the time, one for each team; from a tablet on all of it in one line. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  gridTemplateAreas: '"when result result" "home home heart" "away away heart2"',
  alignItems: 'center',
  columnGap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  '@media': {
    [tablet]: {
      gridTemplateColumns: '5rem minmax(0, 1fr) 44px minmax(0, 1fr) 44px 9rem',
      gridTemplateAreas: '"when home heart away heart2 result"',
      paddingInlineEnd: vars.space[4],
    },
  },
})
export const rowWithDay = style([
  row,
  { '@media': { [tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr) 44px minmax(0, 1fr) 44px 9rem' } } },
])
/** Hearts and results lie over the link, which is as large as its row. */
globalStyle(`${row} button`, { position: 'relative', zIndex: 1 })
globalStyle(`${row} > button`, { gridArea: 'heart' })
globalStyle(`${row} > button ~ button`, { gridArea: 'heart2' })

export const whenArea = style({ gridArea: 'when' })

export const link = style({
  gridArea: 'home',
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    [`${row}:hover &`]: { color: vars.color.accentText },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
})

export const away = style({
  gridArea: 'away',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { [`${row}:hover &`]: { color: vars.color.accentText } },
})

export const when = style({ color: vars.color.muted, whiteSpace: 'nowrap', fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' })
/** A time that is not of the clocks here says so on a line of its own, where its column is narrow. */
export const whenBegins = style([when, { whiteSpace: 'normal' }])
/** The accent is the mark's: as words it is too pale on a row. */
export const running = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 700,
  selectors: { '&::before': { content: '""', width: '8px', height: '8px', borderRadius: '50%', background: vars.color.accent } },
})

/** As wide as the button that tells the result, whose place it takes. */
export const result = style({
  gridArea: 'result',
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
export const favorites = style({ marginBottom: vars.space[8] })
export const favoritesHeading = style({ fontSize: vars.size.xl })
/** A countdown changes and takes no other room. */
export const begins = style({ fontVariantNumeric: 'tabular-nums' })
export const sides = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
})
export const side = style({ display: 'flex', alignItems: 'center', fontWeight: 600 })
export const teamCell = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] })
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
export const watch = style({ marginBottom: vars.space[4] })
export const channels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[2],
  margin: `0 0 ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
})
export const channel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '72px',
  padding: vars.space[2],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})
export const channelWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', minWidth: 0 })
/** As large as its row. */
export const channelLink = style({
  ...oneLine,
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  selectors: {
    [`${channel}:hover &`]: { color: vars.color.accentText },
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  },
})
