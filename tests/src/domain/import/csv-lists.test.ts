import { expect, test } from 'vitest'
import { readTable } from '#domain/import/csv-lists.ts'

const table = (name: string, headings: string, ...lines: string[]) => {
  const names = headings.split(',')
  return {
    name,
    headings: names,
    lines: lines.map((line, at) => ({
      line: at + 2,
      fields: Object.fromEntries(names.map((key, index) => [key, line.split(',')[index] ?? ''])),
    })),
  }
}
const film = (name: string, year: number | null) => ({ name, year, type: 'movie', tmdb: null, imdb: null })
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const places = { season: null, episode: null }

test("Letterboxd's films go where their file says, with the day they were watched and half stars counted as whole ones", () => {
  const listed = 'Date,Name,Year,Letterboxd URI'
  expect(readTable(table('watched.csv', listed, '2024-02-01,Metropolis,1927,https://boxd.it/a'))).toMatchObject({
    entries: [
      { file: 'watched.csv', line: 2, list: 'watch_history', title: film('Metropolis', 1927), at: at('2024-02-01'), stars: 0, ...places },
    ],
    bad: [],
  })
  expect(readTable(table('watchlist.csv', listed, '2024-02-01,Metropolis,1927,x'))).toMatchObject({ entries: [{ list: 'watchlist' }] })
  const likes = 'letterboxd-watched-by-ada/likes/films.csv'
  expect(readTable(table(likes, listed, '2024-02-01,Metropolis,1927,x'))).toMatchObject({ entries: [{ list: 'favorites' }] })
  const rated = table(
    'ratings.csv',
    `${listed},Rating`,
    '2024-02-01,Metropolis,1927,x,4.5',
    '2024-02-01,M,1931,x,0.5',
    '2024-02-01,Faust,1926,x,',
  )
  expect(readTable(rated)).toMatchObject({
    entries: [{ list: 'ratings', stars: 5 }, { stars: 1 }],
    bad: [{ line: 4, reason: 'no-rating' }],
  })
  const diary = table('diary.csv', `${listed},Rating,Rewatch,Tags,Watched Date`, '2024-02-03,Metropolis,1927,x,3.5,,,2024-02-01')
  expect(readTable(diary)).toMatchObject({
    entries: [
      { list: 'watch_history', at: at('2024-02-01') },
      { list: 'ratings', stars: 4, at: at('2024-02-03') },
    ],
  })
})

test('a table of which only the name would say what it is, and has another one, is not guessed at; nor is one of somebody else', () => {
  expect(readTable(table('my films of 2024 backup.txt', 'Date,Name,Year,Letterboxd URI'))).toMatchObject({ entries: [] })
  expect(readTable(table('copy.csv', 'Date,Name,Year,Letterboxd URI'))).toBe('which-list')
  expect(readTable(table('reviews.csv', 'Date,Name,Year,Letterboxd URI,Rating,Review'))).toBe('unknown')
  expect(readTable(table('likes/lists.csv', 'Date,Name,Letterboxd URI'))).toBe('unknown')
  expect(readTable(table('bank.csv', 'Date,Amount'))).toBe('unknown')
})

test('a line without a name or without a date is named by its line and left out', () => {
  const found = readTable(table('watched.csv', 'Date,Name,Year,Letterboxd URI', '2024-02-01,,1927,x', 'someday,M,1931,x'))
  expect(found).toMatchObject({
    entries: [],
    bad: [
      { line: 2, reason: 'no-title' },
      { line: 3, reason: 'no-date' },
    ],
  })
})

test("IMDb's ratings of ten become five stars, its watchlist the watchlist; episodes and games are none of ours", () => {
  const rated = table(
    'ratings.csv',
    'Const,Your Rating,Date Rated,Title,Title Type,Year',
    'tt0017136,9,2023-05-06,Metropolis,Movie,1927',
    'tt0096697,1,2023-05-06,The Simpsons,TV Series,1989',
    'tt0701059,8,2023-05-06,An Episode,TV Episode,1990',
    'nm0000001,8,2023-05-06,Somebody,,',
    'tt0022100,,2023-05-06,M,Movie,1931',
  )
  expect(readTable(rated)).toMatchObject({
    entries: [
      { list: 'ratings', stars: 5, at: at('2023-05-06'), title: { imdb: 'tt0017136', type: 'movie', tmdb: null } },
      { stars: 1, title: { type: 'tv' } },
    ],
    bad: [
      { line: 4, reason: 'other-kind' },
      { line: 5, reason: 'no-title' },
      { line: 6, reason: 'no-rating' },
    ],
  })
  const listed = table(
    'x.csv',
    'Position,Const,Created,Title,Title Type,Year,Your Rating,Date Rated',
    '1,tt0022100,2022-01-02,M,Movie,1931,10,2022-02-03',
  )
  expect(readTable(listed)).toMatchObject({
    entries: [
      { list: 'watchlist', at: at('2022-01-02') },
      { list: 'ratings', stars: 5, at: at('2022-02-03') },
    ],
  })
})
