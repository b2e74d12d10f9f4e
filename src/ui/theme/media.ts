import { breakpoints } from '#product/breakpoints.ts'

/** A media query: a view at least so wide (px). */
export const from = (width: number): string => `(min-width: ${width}px)`

export const tablet = from(breakpoints.tablet)
export const desktop = from(breakpoints.desktop)
export const wide = from(breakpoints.wide)

/** A view narrower than a tablet. */
export const phone = `(max-width: ${breakpoints.tablet - 1}px)`
