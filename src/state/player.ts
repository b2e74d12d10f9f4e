import { proxy, ref } from 'valtio'
import type { Book } from '#contract/audiobooks.ts'
import type { WatchableRef } from '#contract/media.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'

/** What the player is given: a movie, or an episode of a show. */
export interface Playing {
  watchable: WatchableRef
  title: Title
  episode: Episode | undefined
  /** The second somebody asked for; undefined begins where the person stopped. */
  at: number | undefined
}

/** Over its page, over everything, or in the corner while other pages are looked at. */
export type PlayerPlace = 'page' | 'whole' | 'corner'

interface Player {
  playing: Playing | null
  /** The audiobook that is listened to; never together with something that is watched. */
  book: Book | null
  place: PlayerPlace
  isWide: boolean
  /** How much later than the picture the subtitles come, in seconds. */
  subtitleOffset: number
}

/** What is in the player of this tab and where the player stands. */
export const player = proxy<Player>({ playing: null, book: null, place: 'page', isWide: false, subtitleOffset: 0 })

/** Puts something into the player, or brings the player back to the page of what is in it. */
export function showPlayer(playing: Playing, place: PlayerPlace): void {
  Object.assign(player, { playing: ref(playing), book: null, place, subtitleOffset: 0 })
}

/** Puts an audiobook into the player. */
export function showBook(book: Book): void {
  Object.assign(player, { playing: null, book: ref(book) })
}

/** Ends playing. */
export function closePlayer(): void {
  Object.assign(player, { playing: null, book: null })
}
