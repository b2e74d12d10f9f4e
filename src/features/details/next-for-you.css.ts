import { style } from '@vanilla-extract/css'
import { breakpoints } from '#spec/breakpoints.ts'

/** As tall as an episode's row, whatever stands in it. */
export const place = style({ minHeight: '9.25rem', '@media': { [`(min-width: ${breakpoints.tablet}px)`]: { minHeight: '135px' } } })
