import { listenPath, titlePathOf } from '#components/links/paths.ts'
import type { Programme } from '#domain/live-tv/channel.ts'

/** The page of what a channel plays by the clock: a film, or a book at the chapter. */
export function loopPath(item: NonNullable<Programme['item']>): string {
  if ('watchable' in item) return titlePathOf('movie', Number(item.watchable.split(':')[1]))
  return 'book' in item ? listenPath(item.book, { chapter: item.number, at: 0 }) : listenPath(item)
}
