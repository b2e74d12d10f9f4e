/** What lists may do with titles a person has seen. */
export const seenModes = ['show', 'dim', 'hide'] as const
export type SeenMode = (typeof seenModes)[number]

/** How many filters may be saved, and how long the parts of one may be. */
export const savedFilterLimits = { count: 50, name: 60, query: 1500 } as const
