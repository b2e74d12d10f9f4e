/** What a letter does with the card that has the focus, or after G with the whole page; by their place on the keyboard. */
export const cardKeys = { H: 'favorites', W: 'watchlist', X: 'remove' } as const
export type CardAction = (typeof cardKeys)[keyof typeof cardKeys]

/** Where G and another letter lead. */
export const placeKeys = { H: 'home', D: 'discover', S: 'shows', T: 'trending', L: 'library' } as const
export type PlaceName = (typeof placeKeys)[keyof typeof placeKeys]

/** How long (ms) a letter may come after G. */
export const placeKeyMs = 1500
