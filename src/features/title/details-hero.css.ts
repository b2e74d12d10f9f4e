import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '#components/page/layout.css.ts'
import { portrait } from '#ui/theme/fragments.ts'
import { desktop, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const hero = style({ position: 'relative' })

/** The words stand below the picture, on the ground: readable on any backdrop, in both themes. */
export const backdrop = style({
  position: 'relative',
  width: '100%',
  maxWidth: '1440px',
  maxHeight: '50vh',
  marginInline: 'auto',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.raised,
  '@media': { [desktop]: { aspectRatio: '21 / 9' } },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '55% 0 0 0',
      background: `linear-gradient(to top, ${vars.color.ground}, transparent)`,
    },
  },
})

/** The title's own lettering, in the upper corner of the picture, which is darkened from there so that it can be read on any. */
export const logo = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'min(640px, 64%)',
  padding: `${vars.space[4]} ${vars.gutter} ${vars.space[12]}`,
  background: `radial-gradient(farthest-side at top right, rgb(${vars.color.scrim} / 0.85), rgb(${vars.color.scrim} / 0.65) 55%, transparent)`,
  '@media': { [tablet]: { paddingBlock: `${vars.space[8]} ${vars.space[16]}` } },
})
globalStyle(`${logo} img`, {
  width: '50%',
  height: '44px',
  marginInlineStart: 'auto',
  objectFit: 'contain',
  objectPosition: 'right top',
  '@media': { [tablet]: { height: '88px' } },
})

export const body = style([
  page,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateAreas: '"poster head" "rest rest"',
    gap: `${vars.space[5]} ${vars.space[4]}`,
    marginTop: '-88px',
    '@media': {
      [tablet]: {
        gridTemplateColumns: '200px minmax(0, 1fr)',
        gridTemplateAreas: '"poster head" "poster rest"',
        gridTemplateRows: 'auto 1fr',
        gap: `${vars.space[5]} ${vars.space[8]}`,
        marginTop: '-96px',
      },
      [desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: vars.space[12], marginTop: '-132px' },
    },
  },
])

export const poster = style({
  gridArea: 'poster',
  alignSelf: 'start',
  ...portrait,
  boxShadow: vars.shadow,
  containerType: 'inline-size',
  viewTransitionName: 'poster',
})

export const head = style({
  gridArea: 'head',
  display: 'grid',
  alignContent: 'end',
  gap: vars.space[2],
  paddingTop: '96px',
  '@media': { [tablet]: { paddingTop: '104px' }, [desktop]: { paddingTop: '140px' } },
})

export const title = style({
  fontSize: 'clamp(1.6rem, 1.1rem + 2.4vw, 3.4rem)',
  letterSpacing: '-0.025em',
  hyphens: 'auto',
  selectors: { '&:focus': { outline: 'none' } },
})
export const original = style({ color: vars.color.muted, fontSize: vars.size.s })

export const rest = style({ gridArea: 'rest', display: 'grid', alignContent: 'start', gap: vars.space[5], minWidth: 0 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], color: vars.color.text, fontWeight: 600 })
export const star = style({ color: vars.color.accentText })
export const tagline = style({ color: vars.color.muted, fontFamily: vars.font.display, fontSize: vars.size.l })
export const overview = style({ maxWidth: '44rem', fontSize: vars.size.m, lineHeight: 1.6, textWrap: 'pretty' })
export const makers = style({ color: vars.color.muted })
