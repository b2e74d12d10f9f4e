/**
 * The light half of the contract: where each call goes and who may make it. Bodies and answers are in `schemas.ts`, which
 * only the server loads at run time (the client takes its types).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; `:id` is a path parameter. */
  path: string
  access: 'public' | 'member'
  /** The rate limit that applies (`limits.ts` of the server). */
  limit: 'login' | 'register' | 'member' | 'anonymous'
}

export const endpoints = {
  health: { method: 'GET', path: '/health', access: 'public', limit: 'anonymous' },
  register: { method: 'POST', path: '/auth/register', access: 'public', limit: 'register' },
  login: { method: 'POST', path: '/auth/login', access: 'public', limit: 'login' },
  logout: { method: 'POST', path: '/auth/logout', access: 'member', limit: 'member' },
  me: { method: 'GET', path: '/auth/me', access: 'member', limit: 'member' },
  profile: { method: 'GET', path: '/profile', access: 'member', limit: 'member' },
  preferences: { method: 'GET', path: '/preferences', access: 'member', limit: 'member' },
  savePreferences: { method: 'PUT', path: '/preferences', access: 'member', limit: 'member' },
  favorites: { method: 'GET', path: '/favorites', access: 'member', limit: 'member' },
  addFavorite: { method: 'POST', path: '/favorites', access: 'member', limit: 'member' },
  removeFavorite: { method: 'DELETE', path: '/favorites/:id', access: 'member', limit: 'member' },
  watchlist: { method: 'GET', path: '/watchlist', access: 'member', limit: 'member' },
  addToWatchlist: { method: 'POST', path: '/watchlist', access: 'member', limit: 'member' },
  removeFromWatchlist: { method: 'DELETE', path: '/watchlist/:id', access: 'member', limit: 'member' },
  watchHistory: { method: 'GET', path: '/watch-history', access: 'member', limit: 'member' },
  addToWatchHistory: { method: 'POST', path: '/watch-history', access: 'member', limit: 'member' },
  removeFromWatchHistory: { method: 'DELETE', path: '/watch-history/:id', access: 'member', limit: 'member' },
  clearWatchHistory: { method: 'DELETE', path: '/watch-history', access: 'member', limit: 'member' },
  continueWatching: { method: 'GET', path: '/continue-watching', access: 'member', limit: 'member' },
  saveProgress: { method: 'POST', path: '/continue-watching', access: 'member', limit: 'member' },
  removeProgress: { method: 'DELETE', path: '/continue-watching/:id', access: 'member', limit: 'member' },
  titleNotes: { method: 'GET', path: '/title-notes', access: 'member', limit: 'member' },
  saveTitleNote: { method: 'POST', path: '/title-notes', access: 'member', limit: 'member' },
  removeTitleNote: { method: 'DELETE', path: '/title-notes/:id', access: 'member', limit: 'member' },
  pull: { method: 'GET', path: '/sync', access: 'member', limit: 'member' },
  push: { method: 'POST', path: '/sync/push', access: 'member', limit: 'member' },
  syncEvents: { method: 'GET', path: '/sync/events', access: 'member', limit: 'member' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
