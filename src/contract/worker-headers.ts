/** On a cached answer of the service worker: when it was fetched, in epoch ms. */
export const cachedAtHeader = 'X-Matinee-Cached-At'

/** On a kept view: whose screen it is of. */
export const viewOwnerHeader = 'X-Matinee-Owner'

/** On a request: only a cached answer is wanted, the network is not asked. */
export const cacheOnlyHeader = 'X-Matinee-Kept-Only'
