import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { backupMark } from '#contract/backup.ts'
import { importLimits } from '#product/importing.ts'
import { ada, server } from '#support/one-server.ts'
import { credentials, movie, openPage, type PageOptions } from '#support/page.ts'

async function openTab(options: PageOptions = {}) {
  const page = await openPage(server, options)
  return {
    ...page,
    ...(await import('#data/import/read-files.ts')),
    ...(await import('#data/import/match-titles.ts')),
    ...(await import('#data/import/run-import.ts')),
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>

/** What an import of these files would do, and how many titles were looked up. */
async function plan(tab: Tab, ...files: File[]) {
  const read = await tab.readImportFiles(files)
  const matches = await tab.matchTitles(read.entries, { signal: new AbortController().signal, onProgress: () => undefined })
  return tab.planImport(read, matches)
}

const run = (tab: Tab, planned: Awaited<ReturnType<typeof plan>>) => tab.runImport(planned, () => undefined)

/** What the device holds of the person, by list: the keys, and values where a test looks at one. */
async function held(tab: Tab, entity: 'favorites' | 'watchlist' | 'watch_history' | 'ratings' | 'preferences') {
  const { store } = await tab.engine.open()
  const rows = await store.read((tx) => tx.allRows(entity, tab.guest.currentOwner()))
  return new Map(rows.filter(({ deleted }) => !deleted).map(({ key, value }) => [key, value]))
}

const csv = (name: string, ...lines: string[]) => new File([lines.join('\r\n')], name)
const letterboxd = 'Date,Name,Year,Letterboxd URI'
const zip = (files: Record<string, string>) =>
  new File(
    [zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])))],
    'letterboxd.zip',
  )

test("Letterboxd's films are found by exactly their name and year, the others are told with their lines, and nothing is written before it is wanted", async () => {
  const tab = await openTab()
  const watched = csv(
    'watched.csv',
    letterboxd,
    '2024-02-01,Sintel,2010,https://boxd.it/1',
    '2024-02-02,"A film, of\nwhich nobody knows",2010,https://boxd.it/2',
    '2024-02-03,Sintel,2011,https://boxd.it/3',
    ',,,',
    'never,Sintel,2010,x',
  )
  const planned = await plan(tab, watched)
  expect(planned.counts).toEqual([{ entity: 'watch_history', fresh: 1, there: 0 }])
  expect(planned.unmatched.map(({ entry, why }) => [entry.line, why])).toEqual([
    [3, 'none'],
    [5, 'none'],
  ])
  expect(planned.bad).toEqual([{ file: 'watched.csv', line: 7, reason: 'no-date' }])
  expect(await held(tab, 'watch_history')).toEqual(new Map())

  expect(await run(tab, planned)).toEqual({ written: 1, isWhole: true })
  const [value] = (await held(tab, 'watch_history')).values()
  expect(value).toMatchObject({ title: 'Sintel', watched_at: Date.parse('2024-02-01T12:00:00Z'), poster_path: expect.any(String) })
})

const item = (id: number) => ({
  rated_at: '2024-01-02T03:04:05Z',
  rating: 10,
  movie: { title: `Theirs ${id}`, year: 1927, ids: { tmdb: id } },
})

const rated = () => new File([JSON.stringify([item(19), item(20)])], 'ratings-movies.json')

test('what the person has stays as it is, and importing the same again finds nothing new', async () => {
  const tab = await openTab()
  await tab.session.signIn(credentials(ada))
  await tab.opinions.rate(movie(19, 'Mine'), 2)
  tab.network.instead = (call) => (call.includes('/tmdb/') ? Promise.reject(new TypeError('Failed to fetch')) : null)
  const planned = await plan(tab, rated())
  expect(planned.counts).toEqual([{ entity: 'ratings', fresh: 1, there: 1 }])
  await run(tab, planned)
  const ratings = await held(tab, 'ratings')
  expect(ratings.get('movie:19')).toMatchObject({ title: 'Mine', stars: 2 })
  expect(ratings.get('movie:20')).toMatchObject({ title: 'Theirs 20', stars: 5, updated_at: Date.parse('2024-01-02T03:04:05Z') })
  expect((await plan(tab, rated())).counts).toEqual([{ entity: 'ratings', fresh: 0, there: 2 }])
})

const listed = async () => ((await server.call('watchlist', { token: ada.token })).body as unknown[]).length

test('what is imported reaches the account like every change', async () => {
  const tab = await openTab()
  await tab.session.signIn(credentials(ada))
  tab.start()
  const items = Array.from({ length: importLimits.batch + 5 }, (_, at) => ({
    listed_at: '2024-01-02T03:04:05Z',
    type: 'movie',
    movie: { title: `Film ${at}`, year: 1999, ids: { tmdb: 800_000 + at } },
  }))
  tab.network.instead = (call) => (call.includes('/tmdb/') ? Promise.reject(new TypeError('Failed to fetch')) : null)
  const planned = await plan(tab, new File([JSON.stringify(items)], 'watchlist.json'))
  expect(await run(tab, planned)).toEqual({ written: items.length, isWhole: true })
  await expect.poll(listed, { timeout: 20_000 }).toBe(items.length)
})

test("IMDb's ids are looked up; without a network they are told as not looked up, and nothing is guessed", async () => {
  const tab = await openTab()
  const { imdb_id: imdb, title } = await aFilmWithImdbId()
  const ratings = () =>
    csv(
      'ratings.csv',
      'Const,Your Rating,Date Rated,Title,Title Type,Year',
      `${imdb},9,2024-01-01,Whatever,Movie,1920`,
      'tt9999999,9,2024-01-01,None,Movie,1920',
    )
  tab.network.instead = (call) => (call.includes('/tmdb/') ? Promise.reject(new TypeError('Failed to fetch')) : null)
  expect((await plan(tab, ratings())).unmatched.map(({ why }) => why)).toEqual(['not-asked', 'not-asked'])
  tab.network.instead = null
  const again = await openTab()
  const planned = await plan(again, ratings())
  expect(planned.fresh.map(({ value }) => value)).toEqual([expect.objectContaining({ title, stars: 5 })])
  expect(planned.unmatched.map(({ why }) => why)).toEqual(['none'])
})

/** A film of the demo that has an id of IMDb. */
async function aFilmWithImdbId(): Promise<{ imdb_id: string; title: string }> {
  for (let page = 1; page <= 40; page++) {
    const answer = await server.fetch(`http://matinee.test/tmdb/3/discover/movie?with_genres=18&page=${page}`)
    const { results } = (await answer.json()) as { results: { id: number }[] }
    for (const { id } of results) {
      const film = (await (await server.fetch(`http://matinee.test/tmdb/3/movie/${id}`)).json()) as {
        imdb_id: string | null
        title: string
      }
      if (film.imdb_id) return { ...film, imdb_id: film.imdb_id }
    }
  }
  throw new Error('no film of the demo has an id of IMDb')
}

test('a backup brings back on another device what the first one kept: lists, ratings and what was decided of the settings', async () => {
  const tab = await openTab()
  await tab.preferences.savePreference('seenTitles', 'dim')
  await tab.opinions.rate(movie(7, 'Rated'), 4)
  await tab.opinions.writeNote(movie(7, 'Rated'), 'Again in winter.')
  const { store } = await tab.engine.open()
  const owner = tab.guest.currentOwner()
  const value = {
    media_id: 1,
    media_type: 'movie',
    title: 'Kept',
    poster_path: null,
    backdrop_path: null,
    overview: '',
    rating: 0,
    added_at: 5,
  }
  await tab.engine.write([{ entity: 'favorites', key: 'movie:1', op: 'put', value }])
  const [ratings, notes] = await store.read((tx) => Promise.all([tx.allRows('ratings', owner), tx.allRows('title_notes', owner)]))
  const backup = JSON.stringify({
    ...backupMark,
    exported_at: '2026-01-02T03:04:05.000Z',
    favorites: [value],
    ratings: ratings.map((row) => row.value),
    title_notes: notes.map((row) => row.value),
    preferences: { seenTitles: 'dim', accentColor: '#E63462' },
  })

  const other = await openTab()
  await other.preferences.savePreference('accentColor', '#10B981')
  const planned = await plan(other, new File([backup], 'matinee.json'))
  expect(planned).toMatchObject({ settings: { fresh: 1 }, bad: [], leftOut: [] })
  expect(await run(other, planned)).toMatchObject({ isWhole: true, written: 4 })
  expect(await held(other, 'favorites')).toEqual(new Map([['movie:1', value]]))
  expect(await held(other, 'preferences')).toEqual(
    new Map([
      ['accentColor', '#10B981'],
      ['seenTitles', 'dim'],
    ]),
  )
})

test('a file that is too large, a bomb, damaged, of a later version or of somebody else changes nothing and says why', async () => {
  const tab = await openTab()
  const large = new File([], 'large.json')
  Object.defineProperty(large, 'size', { value: 200_000_000 })
  const bomb = new File([zipSync({ 'watched.csv': new Uint8Array(importLimits.bytes + 1) })], 'bomb.zip')
  expect(bomb.size).toBeLessThan(importLimits.zipBytes)
  const planned = await plan(
    tab,
    large,
    bomb,
    new File(['PK no zip at all'], 'broken.zip'),
    new File([(await zip({ 'watched.csv': letterboxd.repeat(500) }).arrayBuffer()).slice(0, 40)], 'cut.zip'),
    new File(['{"format":'], 'broken.json'),
    new File([JSON.stringify({ ...backupMark, version: 2, favorites: [] })], 'later.json'),
    csv('bank.csv', 'Date,Amount', '2024-01-01,5'),
    new File([''], 'empty.csv'),
    csv('copy.csv', letterboxd, '2024-01-01,Sintel,2010,x'),
  )
  expect(planned.leftOut.map(({ file, problem }) => [file, problem])).toEqual([
    ['large.json', 'too-large'],
    ['bomb.zip', 'too-large'],
    ['broken.zip', 'unreadable'],
    ['cut.zip', 'unreadable'],
    ['broken.json', 'unreadable'],
    ['later.json', 'later-version'],
    ['bank.csv', 'unknown'],
    ['empty.csv', 'unknown'],
    ['copy.csv', 'which-list'],
  ])
  expect(planned).toMatchObject({ fresh: [], counts: [], files: [] })
})

test("of a ZIP file of Letterboxd's what was deleted and what is no list is passed over", async () => {
  const tab = await openTab()
  const line = '2024-02-01,Sintel,2010,x'
  const planned = await plan(
    tab,
    zip({
      'watchlist.csv': `${letterboxd}\n${line}`,
      'likes/films.csv': `${letterboxd}\n${line}`,
      'deleted/diary.csv': `${letterboxd}\n${line}`,
      'lists/best.csv': `${letterboxd}\n${line}`,
      'profile.csv': 'Date Joined,Username\n2020-01-01,ada',
    }),
  )
  expect(planned.counts).toEqual([
    { entity: 'watchlist', fresh: 1, there: 0 },
    { entity: 'favorites', fresh: 1, there: 0 },
  ])
  expect(planned.leftOut).toEqual([{ file: 'profile.csv', problem: 'unknown' }])
})
