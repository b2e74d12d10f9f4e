import { style } from '@vanilla-extract/css'
import { bleeding, linesOf, portrait } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const views = style({ display: 'flex', gap: vars.space[5], ...bleeding, marginBottom: vars.space[5] })
export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  flexShrink: 0,
  borderBottom: '3px solid transparent',
  color: vars.color.muted,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { borderColor: vars.color.accent, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[5]}` })
export const muted = style({ color: vars.color.muted })

export const day = style({ marginBlock: `${vars.space[6]} ${vars.space[3]}`, color: vars.color.muted, fontSize: vars.size.m })
export const list = style({ display: 'grid', gap: vars.space[5], maxWidth: '56rem', margin: 0, padding: 0, listStyle: 'none' })

/** Hundreds of them cost only what can be seen. */
export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 108px' })

export const words = style({ display: 'block', borderRadius: vars.radius.medium, color: 'inherit', textDecoration: 'none' })
export const row = style([
  words,
  {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [tablet]: { gridTemplateColumns: '208px minmax(0, 1fr)', gap: vars.space[5] } },
  },
])

export const frame = style({ display: 'block', overflow: 'hidden', borderRadius: vars.radius.medium, background: vars.color.raised })
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const thumbnail = style({ aspectRatio: '4 / 3', '@media': { [tablet]: { aspectRatio: '16 / 9' } } })

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minWidth: 0 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const whose = style({ color: vars.color.muted, fontSize: vars.size.s })
export const unread = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineEnd: vars.space[2],
  borderRadius: '50%',
  background: vars.color.accent,
})
export const headline = style({
  ...linesOf(3),
  fontWeight: 650,
  fontSize: vars.size.m,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [tablet]: { fontSize: vars.size.l } },
  selectors: { [`${words}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const headlineRead = style([headline, { fontWeight: 500, color: vars.color.muted }])
export const summary = style({
  display: 'none',
  '@media': { [tablet]: { ...linesOf(2), color: vars.color.muted, lineHeight: 1.5, overflowWrap: 'anywhere' } },
})

/** As wide as is good to read. */
export const column = style({ display: 'grid', gap: vars.space[5], maxWidth: '44rem', marginInline: 'auto' })
export const head = style({ display: 'grid', gap: vars.space[3], overflowWrap: 'anywhere', textWrap: 'balance' })
export const sourceLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: 600,
})
export const lead = style({ aspectRatio: '16 / 9' })
export const content = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere', hyphens: 'auto' })
export const paragraph = style({ margin: 0, fontSize: '1.0625rem', lineHeight: 1.7, textWrap: 'pretty', whiteSpace: 'pre-line' })
export const subheading = style({ marginTop: vars.space[4], fontSize: vars.size.xl, lineHeight: 1.3 })
export const quote = style([
  paragraph,
  { paddingInlineStart: vars.space[5], borderInlineStart: `3px solid ${vars.color.line}`, color: vars.color.muted, fontStyle: 'italic' },
])
export const items = style([paragraph, { display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[6] }])
export const inText = style({ width: '100%' })
export const textLink = style({ color: vars.color.accentText, textDecoration: 'underline', textUnderlineOffset: '3px' })
export const note = style({ margin: 0, paddingTop: vars.space[4], borderTop: `1px solid ${vars.color.line}`, color: vars.color.muted })

export const titles = style({
  display: 'grid',
  gap: vars.space[5],
  maxWidth: '56rem',
  margin: `${vars.space[5]} 0`,
  padding: 0,
  listStyle: 'none',
})
export const title = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
})
export const poster = style({ ...portrait, borderRadius: vars.radius.small, containerType: 'inline-size' })
export const name = style({
  fontWeight: 650,
  overflowWrap: 'anywhere',
  selectors: { [`${title}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
})
export const change = style({ color: vars.color.muted, lineHeight: 1.5, overflowWrap: 'anywhere' })
