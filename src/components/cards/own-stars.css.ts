import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

/** In the corner that neither the tick of a seen title nor a mark at the lower edge takes. */
export const mark = style({
  position: 'absolute',
  top: vars.space[2],
  right: vars.space[2],
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  padding: '2px 7px',
  borderRadius: vars.radius.round,
  background: vars.color.text,
  color: vars.color.ground,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: 1.4,
})
