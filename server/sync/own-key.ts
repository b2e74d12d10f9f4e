import { type MediaRef, type WatchableRef, watchableKey } from '#contract/media.ts'

/** The key a title's value belongs under, as the value itself says. */
export const ownKey = (value: MediaRef & Partial<WatchableRef>): string => watchableKey({ season: null, episode: null, ...value })
