import { style } from '@vanilla-extract/css'
import { phone } from '#ui/theme/media.ts'

/** Round on a phone, where other buttons need the room; above the button's own padding whatever the order of the style sheets. */
export const button = style({ selectors: { '&&': { '@media': { [phone]: { width: '44px', padding: 0 } } } } })

/** On narrow screens the word is for screen readers only. */
export const word = style({
  '@media': {
    [phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
})
