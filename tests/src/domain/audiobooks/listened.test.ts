import { expect, test } from 'vitest'
import { listenedIn } from '#domain/audiobooks/listened.ts'

const row = (book_id: string, chapter: number, furthest: number, updated_at?: number) => ({
  book_id,
  chapter,
  title: book_id.toUpperCase(),
  author: '',
  picture: null,
  chapters: 9,
  position: 0,
  furthest,
  duration: 900,
  ...(updated_at !== undefined && { updated_at }),
})

test('what was heard counts on the day of its row, for its book, and going back takes nothing away', () => {
  const rows = [row('a', 1, 300, 1), row('b', 1, 700, 2), row('a', 2, 500, 2), row('a', 3, 60), row('c', 1, 0, 2)]
  expect(listenedIn(rows, ['day 1', 'day 2', 'day 3'], (ms) => `day ${ms}`)).toEqual({
    seconds: 1560,
    days: [
      { day: 'day 1', seconds: 300 },
      { day: 'day 2', seconds: 1200 },
      { day: 'day 3', seconds: 0 },
    ],
    books: [
      { id: 'a', title: 'A', seconds: 860 },
      { id: 'b', title: 'B', seconds: 700 },
    ],
  })
})
