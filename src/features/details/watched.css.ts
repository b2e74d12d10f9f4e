import { style } from '@vanilla-extract/css'

/** Ready from one moment to the next: a button that brightens slowly would be hard to read meanwhile. */
export const steady = style({ selectors: { '&&': { transitionProperty: 'background-color' } } })
