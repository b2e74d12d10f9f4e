import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/theme.css.ts'

const side = '52px'

export const tile = style({
  position: 'relative',
  // A block: of twenty thousand tiles each is laid out while the list is scrolled.
  display: 'block',
  flexShrink: 0,
  width: side,
  height: side,
  lineHeight: side,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.medium,
  background: `hsl(var(--hue) 32% 24%)`,
  color: '#f4f0e8',
  fontFamily: vars.font.display,
  fontSize: vars.size.l,
  fontWeight: 700,
  letterSpacing: '-0.02em',
})
/** Logos are drawn for a light or a dark ground, and nobody says for which: they stand on a light one, as most are. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  padding: '4px',
  borderRadius: vars.radius.medium,
  objectFit: 'contain',
  background: '#f2efe8',
})
