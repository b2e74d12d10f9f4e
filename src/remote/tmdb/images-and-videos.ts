import { sortedVideos, type Video } from '#domain/title/videos.ts'
import { flag, label, listOf, record, text } from './tolerant.ts'

/** The paths of a list of pictures, those without words first: their language is null or `xx`. */
export function picturePaths(pictures: unknown): string[] {
  const found = listOf(pictures, (picture) => {
    const path = text(picture['file_path'])
    const language = text(picture['iso_639_1'])
    return path ? { path, wordless: language === '' || language === 'xx' } : null
  })
  const paths = [...found.filter(({ wordless }) => wordless), ...found.filter(({ wordless }) => !wordless)].map(({ path }) => path)
  return [...new Set(paths)]
}

/** The videos of an answer, trailers first. */
export const readVideos = (videos: unknown): Video[] => sortedVideos(listOf(record(videos)['results'], readVideo))

/** Only YouTube videos can be embedded; a key of another form is not put into an address. */
function readVideo(video: Readonly<Record<string, unknown>>): Video | null {
  const key = text(video['key'])
  if (text(video['site']) !== 'YouTube' || !/^[\w-]{6,20}$/.test(key)) return null
  const type = text(video['type'])
  return { key, name: label(video['name']) || type, type, official: flag(video['official']), language: text(video['iso_639_1']) }
}
