import { homePlaces } from '#contract/home-places.ts'
import { rowNames } from './row-names.ts'

/** What stands on home below the banner, in the order it stands there until a person arranges it (specification, section 2). */
export const homeRows = rowNames(homePlaces)

/** A saved filter that was pinned, by its id. */
export type FilterRow = `filter:${string}`

export type HomeRow = (typeof homeRows)[number] | FilterRow
