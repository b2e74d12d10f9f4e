/** In what orders each list of the library can stand, the usual one first. */
export const shelfOrders = {
  favorites: ['newest', 'oldest', 'name', 'rating'],
  watchlist: ['newest', 'oldest', 'name', 'rating'],
  watch_history: ['newest', 'oldest'],
} as const

export type ShelfOrder = (typeof shelfOrders)[keyof typeof shelfOrders][number]
