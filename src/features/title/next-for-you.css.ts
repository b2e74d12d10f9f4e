import { style } from '@vanilla-extract/css'
import { oneLine } from '#ui/theme/fragments.ts'
import { tablet } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The season comes to it a moment later. */
export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[4], whiteSpace: 'nowrap' })
export const season = style({ ...oneLine, minWidth: 0, color: vars.color.muted })

/** As tall as an episode's row, whatever stands in it. */
export const place = style({
  maxWidth: '60rem',
  minHeight: '9.25rem',
  '@media': { [tablet]: { minHeight: '135px' } },
})
