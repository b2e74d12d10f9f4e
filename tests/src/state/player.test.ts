import { expect, test } from 'vitest'
import type { Book } from '#contract/audiobooks.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { closePlayer, player, type Playing, showBook, showPlayer } from '#state/player.ts'

const [book] = demoBooks as readonly [Book]
const film: Playing = {
  watchable: { media_type: 'movie', media_id: 603, season: null, episode: null },
  title: { type: 'movie', id: 603, title: 'The Matrix' } as Playing['title'],
  episode: undefined,
  at: undefined,
}

test('one thing plays in a tab: a film ends a book, a book ends a film, and what closes the player ends both', () => {
  showBook(book)
  expect([player.playing, player.book?.id]).toEqual([null, book.id])
  showPlayer(film, 'page')
  expect([player.playing?.watchable.media_id, player.book]).toEqual([603, null])
  showBook(book)
  expect([player.playing, player.book?.id]).toEqual([null, book.id])
  closePlayer()
  expect([player.playing, player.book]).toEqual([null, null])
})
