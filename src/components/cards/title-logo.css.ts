import { globalStyle, style } from '@vanilla-extract/css'
import { linesOf } from '#ui/theme/fragments.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** Keeps its height whether the lettering comes or not, so that nothing below it moves. */
export const box = style({ position: 'relative', display: 'grid', alignItems: 'end', width: '100%' })

export const words = style({
  ...linesOf(2),
  gridArea: '1 / 1',
  color: vars.color.onPicture,
  fontFamily: vars.font.display,
  fontWeight: 750,
  lineHeight: 1.06,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

export const logo = style({ gridArea: '1 / 1', position: 'absolute', inset: 0 })

globalStyle(`${logo} img`, { objectFit: 'contain', objectPosition: 'left bottom' })
globalStyle(`${box}:has(img[data-shown]) > ${words}`, { opacity: 0 })
