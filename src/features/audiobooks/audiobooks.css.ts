import { globalStyle, style } from '@vanilla-extract/css'
import { link as pictureLink } from '#components/pictures/artwork.css.ts'
import { linesOf, oneLine } from '#ui/theme/fragments.ts'
import { from, phone, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  marginBottom: vars.space[6],
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
})

globalStyle(`${controls} > :first-child`, { '@media': { [phone]: { gridColumn: '1 / -1' } } })

export const section = style({ marginBottom: vars.space[8] })
/** Below all the books. */
export const figures = style({ marginTop: vars.space[10] })
export const count = style({ marginTop: vars.space[4], color: vars.color.muted })
export const heading = style({ marginBlock: `0 ${vars.space[3]}`, fontSize: vars.size.xl })
export const muted = style({ color: vars.color.muted })

export const card = style([pictureLink, { minWidth: 0, color: 'inherit', textDecoration: 'none' }])
export const name = style({
  ...linesOf(2),
  marginTop: vars.space[2],
  minHeight: '2.8em',
  fontSize: vars.size.s,
  fontWeight: 600,
  lineHeight: 1.4,
})
export const line = style({ ...oneLine, display: 'block', color: vars.color.muted, fontSize: vars.size.xs, lineHeight: 1.5 })

export const resumes = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(900)]: { gridTemplateColumns: '1fr 1fr' } },
})
export const resume = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})
export const resumeLink = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
})
export const resumeWords = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })
export const resumeName = style({ ...oneLine, fontWeight: 600 })
export const bar = style({ position: 'static', marginTop: vars.space[1] })

export const days = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[2],
  height: '96px',
  maxWidth: '28rem',
  margin: `0 0 ${vars.space[4]}`,
  padding: 0,
  listStyle: 'none',
})
export const day = style({
  display: 'grid',
  flex: 1,
  gridTemplateRows: '1fr auto',
  gap: vars.space[1],
  height: '100%',
  justifyItems: 'center',
  color: vars.color.muted,
  fontSize: vars.size.xs,
})
export const column = style({
  display: 'flex',
  alignItems: 'end',
  width: '100%',
  height: '100%',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const filling = style({ width: '100%', borderRadius: '3px 3px 0 0', background: vars.color.accent })
export const listened = style({ display: 'grid', gap: vars.space[2], maxWidth: '28rem', margin: 0, padding: 0, listStyle: 'none' })
export const listenedBook = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[4] })
