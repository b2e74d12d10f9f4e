import { style, styleVariants } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = style([page, tall, { paddingBlock: `${vars.space[6]} ${vars.space[12]}` }])
export const column = style({ display: 'grid', gap: vars.space[10], maxWidth: '46rem' })
export const head = style({ display: 'grid', gap: vars.space[4] })
export const title = style({ fontSize: 'clamp(1.7rem, 4vw, 2.4rem)', selectors: { '&:focus': { outline: 'none' } } })
export const lead = style({ color: vars.color.muted, maxWidth: '38rem' })
export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.xl,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
})

/** What takes how much of the whole, as one line; the list below says the same in figures. */
export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '12px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.lifted,
})
export const part = style({ minWidth: '3px' })

const shade = (share: number) => `color-mix(in oklab, ${vars.color.accent} ${share}%, ${vars.color.ground})`
/** The shades of the bar and its legend. */
export const fill = styleVariants({
  pictures: { background: shade(100) },
  catalogue: { background: shade(62) },
  articles: { background: shade(48) },
  downloads: { background: shade(34) },
  app: { background: vars.color.muted },
  own: { background: vars.color.text },
})

export const list = style({ borderTop: `1px solid ${vars.color.line}` })
export const row = style({
  display: 'grid',
  // The size is counted last: in a column of its own width it moves nothing.
  gridTemplateColumns: '12px 1fr 5rem',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: '72px',
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { '(min-width: 560px)': { gridTemplateColumns: '12px 1fr 6rem 7rem' } },
})
export const swatch = style({ width: '12px', height: '12px', borderRadius: '4px' })
export const name = style({ fontWeight: 600 })
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '4px' })
export const note = style({ color: vars.color.muted, fontSize: vars.size.s })
export const size = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const action = style({
  justifySelf: 'end',
  '@media': { '(max-width: 559.98px)': { gridColumn: '2 / -1', justifySelf: 'start', marginTop: vars.space[2] } },
})

export const sections = style({ display: 'grid', gap: vars.space[8] })
export const section = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const heading = style({ fontSize: vars.size.l })
export const sentence = style({ maxWidth: '38rem' })
