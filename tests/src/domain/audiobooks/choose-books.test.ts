import { expect, test } from 'vitest'
import { choicesOf, chosenBooks } from '#domain/audiobooks/choose-books.ts'

const book = (id: string, title: string, language: string | null, genres: string[], author = 'Jane Austen') => ({
  id,
  title,
  authors: [author],
  language,
  genres,
  picture: null,
  seconds: 60,
  source: 'LibriVox',
})
const books = [
  book('a', 'Emma', 'en', ['Romance']),
  book('b', 'Die Räuber', 'de', ['Plays', 'Satire'], 'Friedrich Schiller'),
  book('c', 'Candide', null, ['Satire'], 'Voltaire'),
]
const found = (filter: { q?: string; language?: string; genre?: string }) =>
  chosenBooks(books, { q: '', language: '', genre: '', ...filter }).map(({ id }) => id)

test.each([
  [{}, ['a', 'b', 'c']],
  [{ q: 'rauber' }, ['b']],
  [{ q: 'SCHILLER  räu' }, ['b']],
  [{ q: 'satire' }, ['b', 'c']],
  [{ q: 'emma voltaire' }, []],
  [{ language: 'de' }, ['b']],
  [{ genre: 'Satire' }, ['b', 'c']],
  [{ genre: 'Satire', language: 'en' }, []],
])('%j finds %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids)
})

test('what can be chosen is there once', () => {
  expect(choicesOf(books)).toEqual({ languages: ['en', 'de'], genres: ['Romance', 'Plays', 'Satire'] })
})
