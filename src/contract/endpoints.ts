/**
 * The light half of the contract: where each call goes and who may make it. Bodies and answers are in `schemas.ts`, which
 * only the server loads at run time (the client takes its types).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; `:id` is a path parameter. */
  path: string
  access: 'public' | 'member'
  /** The rate limit of this call alone (`limits.ts` of the server); without one it is that of members, or of anonymous visitors. */
  limit?: 'login' | 'register' | 'removal'
  /** It may be called with a token that has to be renewed before any other call (decision 75). */
  takesStale?: true
}

export const endpoints = {
  health: { method: 'GET', path: '/health', access: 'public' },
  register: { method: 'POST', path: '/auth/register', access: 'public', limit: 'register' },
  login: { method: 'POST', path: '/auth/login', access: 'public', limit: 'login' },
  renew: { method: 'POST', path: '/auth/renew', access: 'member', takesStale: true },
  logout: { method: 'POST', path: '/auth/logout', access: 'member', takesStale: true },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id', access: 'public' },
  formerAccount: { method: 'POST', path: '/auth/former-account', access: 'member' },
  sealingKey: { method: 'GET', path: '/auth/sealing-key', access: 'member' },
  me: { method: 'GET', path: '/auth/me', access: 'member' },
  profile: { method: 'GET', path: '/profile', access: 'member' },
  exportProfile: { method: 'GET', path: '/profile/export', access: 'member' },
  removeAccount: { method: 'DELETE', path: '/profile', access: 'member' },
  preferences: { method: 'GET', path: '/preferences', access: 'member' },
  savePreferences: { method: 'PUT', path: '/preferences', access: 'member' },
  favorites: { method: 'GET', path: '/favorites', access: 'member' },
  addFavorite: { method: 'POST', path: '/favorites', access: 'member' },
  removeFavorite: { method: 'DELETE', path: '/favorites/:id', access: 'member' },
  watchlist: { method: 'GET', path: '/watchlist', access: 'member' },
  addToWatchlist: { method: 'POST', path: '/watchlist', access: 'member' },
  removeFromWatchlist: { method: 'DELETE', path: '/watchlist/:id', access: 'member' },
  watchHistory: { method: 'GET', path: '/watch-history', access: 'member' },
  addToWatchHistory: { method: 'POST', path: '/watch-history', access: 'member' },
  removeFromWatchHistory: { method: 'DELETE', path: '/watch-history/:id', access: 'member' },
  clearWatchHistory: { method: 'DELETE', path: '/watch-history', access: 'member' },
  continueWatching: { method: 'GET', path: '/continue-watching', access: 'member' },
  saveProgress: { method: 'POST', path: '/continue-watching', access: 'member' },
  removeProgress: { method: 'DELETE', path: '/continue-watching/:id', access: 'member' },
  ratings: { method: 'GET', path: '/ratings', access: 'member' },
  saveRating: { method: 'POST', path: '/ratings', access: 'member' },
  removeRating: { method: 'DELETE', path: '/ratings/:id', access: 'member' },
  titleNotes: { method: 'GET', path: '/title-notes', access: 'member' },
  saveTitleNote: { method: 'POST', path: '/title-notes', access: 'member' },
  removeTitleNote: { method: 'DELETE', path: '/title-notes/:id', access: 'member' },
  pull: { method: 'GET', path: '/sync', access: 'member' },
  push: { method: 'POST', path: '/sync/push', access: 'member' },
  streams: { method: 'GET', path: '/catalogue/streams/:watchable', access: 'public' },
  fourK: { method: 'GET', path: '/catalogue/4k', access: 'public' },
  sourceHealth: { method: 'GET', path: '/catalogue/sources', access: 'public' },
  sports: { method: 'GET', path: '/catalogue/sports', access: 'public' },
  showings: { method: 'GET', path: '/catalogue/sports/channels', access: 'public' },
  audiobooks: { method: 'GET', path: '/catalogue/audiobooks', access: 'public' },
  audiobook: { method: 'GET', path: '/catalogue/audiobooks/:book', access: 'public' },
  news: { method: 'GET', path: '/catalogue/news', access: 'public' },
  channels: { method: 'GET', path: '/catalogue/channels', access: 'public' },
  guide: { method: 'GET', path: '/catalogue/guide/:page/:slot', access: 'public' },
  requestRemoval: { method: 'POST', path: '/content-removal', access: 'public', limit: 'removal' },
  syncEvents: { method: 'GET', path: '/sync/events', access: 'member' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
