import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const popover = style({ width: '22rem', minHeight: '24rem', padding: vars.space[3] })
export const root = style({ display: 'grid', gap: vars.space[5] })
export const account = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const who = style({ flex: 1, minWidth: 0 })
export const name = style({ fontFamily: vars.font.display, fontSize: vars.size.l, fontWeight: 700, lineHeight: 1.2 })
export const email = style({
  ...oneLine,
  color: vars.color.muted,
  fontSize: vars.size.s,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBottom: vars.space[3] })
export const grow = style({ flex: 1 })

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  marginTop: vars.space[2],
  fontWeight: 550,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
})

/** The same for what opens above the page. */
export const action = style([place, { width: '100%', padding: 0, border: 0, background: 'none', textAlign: 'start', cursor: 'pointer' }])
