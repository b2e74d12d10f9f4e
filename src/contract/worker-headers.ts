/** On an answer the service worker had kept: since when, in epoch ms. */
export const cachedAtHeader = 'X-Matinee-Cached-At'

/** On a question: only what the service worker has kept is wanted, the network is to be left alone. */
export const keptOnlyHeader = 'X-Matinee-Kept-Only'
