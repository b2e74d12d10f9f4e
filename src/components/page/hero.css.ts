import { style } from '@vanilla-extract/css'
import { portrait } from '#ui/theme/fragments.ts'
import { desktop, from, tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { page } from './layout.css.ts'

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
  '@media': {
    [desktop]: { aspectRatio: '21 / 9' },
    // A picture does not end in a cut where the window is wider.
    [from(1441)]: { maskImage: 'linear-gradient(to right, transparent, #000 9%, #000 91%, transparent)' },
  },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '55% 0 0 0',
      background: `linear-gradient(to top, ${vars.color.ground}, transparent)`,
    },
    // On paper a picture that fades looks like fog; no words stand on it.
    'html[data-theme="light"] &::after': { content: 'none' },
  },
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

/** How wide the pictures of a head are shown, and in which widths they are fetched: for `Picture`, by the columns of {@link body}. */
export const backdropShape = {
  widths: ['w780', 'w1280', 'backdrop'],
  sizes: '(min-width: 1440px) 1440px, 100vw',
  ratio: 726 / 1368,
} as const
export const portraitShape = {
  widths: ['w185', 'w342', 'w500'],
  sizes: '(min-width: 1024px) 264px, (min-width: 768px) 200px, 112px',
  ratio: 1.5,
} as const

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

export const rest = style({ gridArea: 'rest', display: 'grid', alignContent: 'start', gap: vars.space[5], minWidth: 0 })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const overview = style({ maxWidth: '44rem', fontSize: vars.size.m, lineHeight: 1.6, textWrap: 'pretty' })
