import { sortedVideos, type Video } from '#domain/title/videos.ts'
import { flag, label, listOf, record, text } from './tolerant.ts'

/** The videos of an answer, trailers first. */
export const readVideos = (videos: unknown): Video[] => sortedVideos(listOf(record(videos)['results'], readVideo))

/** Only YouTube videos can be embedded; a key of another form is not put into an address. */
function readVideo(video: Readonly<Record<string, unknown>>): Video | null {
  const key = text(video['key'])
  if (text(video['site']) !== 'YouTube' || !/^[\w-]{6,20}$/.test(key)) return null
  const type = text(video['type'])
  return { key, name: label(video['name']) || type, type, official: flag(video['official']), language: text(video['iso_639_1']) }
}
