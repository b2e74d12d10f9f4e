import type { Video } from './details.ts'

const order = ['Trailer', 'Teaser', 'Clip', 'Featurette', 'Behind the Scenes', 'Bloopers']

const rank = (video: Video): number => (order.includes(video.type) ? order.indexOf(video.type) : order.length)

/** Trailers first, whatever order they come in (the first of an answer may be a featurette), the rest by kind. */
export function sortedVideos(videos: readonly Video[]): Video[] {
  return videos.toSorted((a, b) => rank(a) - rank(b))
}
