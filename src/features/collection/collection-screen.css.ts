import { style } from '@vanilla-extract/css'
import { page } from '#components/page/layout.css.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The words begin in the foot of the picture, where it has faded into the ground. */
export const body = style([
  page,
  { position: 'relative', display: 'grid', gap: vars.space[5], marginTop: '-48px', paddingBottom: vars.space[16] },
])
export const title = style({ fontSize: 'clamp(1.6rem, 1.1rem + 2.4vw, 3.4rem)', letterSpacing: '-0.025em' })
