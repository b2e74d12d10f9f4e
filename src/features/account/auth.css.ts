import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** The form alone on small screens; beside a large mark on wide ones. */
export const page = style({
  display: 'grid',
  maxWidth: '1440px',
  marginInline: 'auto',
  '@media': {
    '(min-width: 1024px)': {
      gridTemplateColumns: '1fr 1fr',
      gap: vars.gutter,
      minHeight: `calc(100dvh - ${vars.bar.top})`,
      padding: `${vars.space[4]} ${vars.gutter}`,
    },
  },
})

export const house = style({
  display: 'none',
  width: '100%',
  height: '100%',
  // The picture gives way; the form decides how tall the page is.
  minHeight: 0,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  '@media': { '(min-width: 1024px)': { display: 'block' } },
})

export const curtain = style({ fill: vars.color.lifted })
export const sun = style({ fill: vars.color.accent })

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '26rem',
  margin: '0 auto',
  padding: `clamp(20px, 5vh, 72px) ${vars.space[5]} 0`,
  '@media': { '(min-width: 1024px)': { alignContent: 'center', paddingTop: 0 } },
})

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const title = style({ fontSize: 'clamp(1.9rem, 5vw, 2.5rem)', selectors: { '&:focus': { outline: 'none' } } })
export const sentence = style({ color: vars.color.muted, textWrap: 'pretty' })
// A grid cell is as wide as its widest word unless told otherwise.
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const submit = style({ minHeight: '50px', marginTop: vars.space[2] })

export const error = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.danger}`,
  color: vars.color.danger,
  selectors: { '&:focus': { outline: 'none' } },
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  fontSize: vars.size.s,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.text,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: '2px',
})

export const toggle = style({
  minHeight: '44px',
  paddingInline: vars.space[4],
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
})
