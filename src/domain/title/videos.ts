/** A video at YouTube; the only place whose player may be embedded. */
export interface Video {
  key: string
  name: string
  /** The movie database's word: `Trailer`, `Teaser`, `Clip`, `Featurette`, `Behind the Scenes`, `Bloopers` ... */
  type: string
  /** Put up by those who made the title. */
  official: boolean
  /** ISO 639-1; empty when unknown. */
  language: string
  /** The day it was put up, `YYYY-MM-DD`; null when unknown. */
  date: string | null
}

const order = ['Trailer', 'Teaser', 'Clip', 'Featurette', 'Behind the Scenes', 'Bloopers']

const rank = ({ type, official }: Video): number => (order.includes(type) ? order.indexOf(type) : order.length) * 2 + (official ? 0 : 1)

/** Trailers first, whatever order they come in (the first of an answer may be a featurette), the rest by kind; official ones first. */
export function sortedVideos(videos: readonly Video[]): Video[] {
  return videos.toSorted((a, b) => rank(a) - rank(b))
}

/** The kinds videos are grouped by, in its order; `other` holds what the movie database calls anything else. */
export const videoKinds = ['trailer', 'teaser', 'clip', 'featurette', 'behind-the-scenes', 'bloopers', 'other'] as const
export type VideoKind = (typeof videoKinds)[number]

/** The videos of each kind, in the order they come. */
export function videosByKind(videos: readonly Video[]): Record<VideoKind, Video[]> {
  const kindOf = ({ type }: Video): VideoKind => videoKinds.find((kind) => kind === type.toLowerCase().replaceAll(' ', '-')) ?? 'other'
  const groups: Record<VideoKind, Video[]> = {
    trailer: [],
    teaser: [],
    clip: [],
    featurette: [],
    'behind-the-scenes': [],
    bloopers: [],
    other: [],
  }
  for (const video of videos) groups[kindOf(video)].push(video)
  return groups
}
