import { globalStyle, style } from '@vanilla-extract/css'
import { page, tall } from '#components/page/layout.css.ts'
import { desktop } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const screen = tall

export const sections = style([
  page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[10],
    paddingBlock: `${vars.space[10]} ${vars.space[16]}`,
  },
])

/** Beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[10]} ${vars.space[16]}`,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const title = style({
  fontSize: 'clamp(1.6rem, 1.1rem + 2.4vw, 3.4rem)',
  letterSpacing: '-0.025em',
  hyphens: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
})
/** Instead of a backdrop: the poster's colors, its lettering out of focus. Beyond the edges, where the blur would let the ground shine through. */
export const fromPoster = style({ display: 'block', height: '100%' })
globalStyle(`${fromPoster} img`, { filter: 'blur(36px) saturate(1.3)', transform: 'scale(1.3)' })

export const original = style({ color: vars.color.muted, fontSize: vars.size.s })

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], color: vars.color.text, fontWeight: 600 })
export const star = style({ color: vars.color.accentText })
export const tagline = style({ color: vars.color.muted, fontFamily: vars.font.display, fontSize: vars.size.l })
export const makers = style({ color: vars.color.muted })

export const genres = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

/** Taller to hit than to see, without moving the lines apart. */
export const genre = style({
  paddingBlock: '6px',
  marginBlock: '-6px',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: vars.color.text, textDecorationColor: 'currentColor' } },
})

/** With nothing known there is no about. */
export const about = style({ display: 'grid', gap: vars.space[4], selectors: { '&:not(:has(dd))': { display: 'none' } } })
export const aboutTitle = style({ fontSize: vars.size.xl })

/** Keeps the end of the page out of view while parts of it are on their way: they would push it down under somebody's eyes. */
export const rest = style({ minHeight: '100vh' })
