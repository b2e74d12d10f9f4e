import { style } from '@vanilla-extract/css'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4], color: vars.color.muted })
export const title = style({ marginInlineEnd: 'auto', fontSize: vars.size.xl })
/** Where there is room; on phones the name and the button say it. */
export const words = style({
  display: 'none',
  fontSize: vars.size.s,
  '@media': { [tablet]: { display: 'block' } },
})
