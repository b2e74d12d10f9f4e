import { array, assert, boolean, constantFrom, integer, nat, oneof, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { backupMark } from '#contract/backup.ts'
import { valueSchemaOf } from '#contract/schemas.ts'
import { type EntityName, entityNames } from '#contract/sync.ts'
import { isBackup, readBackup } from '#domain/import/backup.ts'
import { readArticle } from '#remote/api/news.ts'

const title = { media_id: 19, media_type: 'movie', title: 'Metropolis', poster_path: '/m.jpg', backdrop_path: null }
const described = { ...title, overview: 'A city.', rating: 8.2 }
const listened = { book_id: 'demo-flatland', title: 'Flatland', chapter: 2 }
const good: Record<Exclude<EntityName, 'preferences'>, Record<string, unknown>> = {
  favorites: { ...described, added_at: 1_700_000_000_000 },
  watchlist: { ...described, added_at: 1_700_000_000_000 },
  watch_history: {
    ...described,
    media_type: 'tv',
    season: 1,
    episode: 2,
    watch_position: 60,
    duration: 3000,
    preferred_source: null,
    watched_at: 1_700_000_000_000,
  },
  continue_watching: { ...title, season: null, episode: null, watch_position: 60, duration: 3000, updated_at: 1_700_000_000_000 },
  ratings: { ...title, stars: 4, updated_at: 1_700_000_000_000 },
  title_notes: { ...title, note: 'Again in winter.', updated_at: 1_700_000_000_000 },
  title_tags: { ...title, tag: 'silent', tagged_at: 1_700_000_000_000 },
  listening: { ...listened, author: 'Abbott', picture: null, chapters: 22, position: 10, furthest: 10, duration: 600, updated_at: 1 },
  bookmarks: { ...listened, id: '0123456789abcdef', at: 10, name: 'Here', note: '', updated_at: 1 },
  saved_articles: {
    id: 'abcdefghij0123456789',
    title: 'News',
    summary: '',
    content: [{ kind: 'paragraph', runs: [{ text: 'It is so.' }] }],
    is_cut: false,
    picture: null,
    author: '',
    url: 'https://paper.example/a',
    published_at: '2026-01-02T03:04:05Z',
    language: 'en',
    source: { name: 'Paper', homepage: null },
    saved_at: 1_700_000_000_000,
  },
}
const lists = entityNames.filter((name) => name !== 'preferences')
const file = (values: Partial<Record<EntityName, unknown>>) => ({ ...backupMark, exported_at: '2026-01-02T03:04:05.000Z', ...values })
const read = (json: unknown) => readBackup(json, 'matinee.json', readArticle)

test('what a device wrote is read again as it was, each list of it', () => {
  const found = read(file({ ...Object.fromEntries(lists.map((name) => [name, [good[name]]])), preferences: { seenTitles: 'dim' } }))
  expect(found).toMatchObject({ bad: [], settings: { seenTitles: 'dim' } })
  const rows = typeof found === 'string' ? [] : found.rows
  expect(rows.map(({ entity }) => entity)).toEqual(lists)
  for (const { entity, value } of rows) expect(value).toEqual(entity === 'preferences' ? undefined : good[entity])
})

test('a damaged row is named and left out, and costs the others nothing', () => {
  const found = read(
    file({ favorites: [good.favorites, { ...good.favorites, media_id: 'x' }, null, 5], ratings: [{ ...good.ratings, stars: 9 }] }),
  )
  expect(found).toMatchObject({
    rows: [{ key: 'movie:19' }],
    bad: [
      { file: 'matinee.json: favorites', line: 2, reason: 'unreadable' },
      { line: 3 },
      { line: 4 },
      { file: 'matinee.json: ratings', line: 1 },
    ],
  })
})

test('a file of a later version is not read at all; one without a version is of the time before there was one', () => {
  expect(read({ ...file({ favorites: [good.favorites] }), version: backupMark.version + 1 })).toBe('later-version')
  const older = { exported_at: '2026-01-02T03:04:05.000Z', favorites: [good.favorites] }
  expect(isBackup(older)).toBe(true)
  expect(read(older)).toMatchObject({ rows: [{ entity: 'favorites' }] })
  expect(isBackup({ favorites: [] })).toBe(false)
  expect(isBackup([])).toBe(false)
})

/** What people, programs and bad disks make of a value. */
const damaged = oneof(
  constantFrom<unknown>(null, '', -1, 0, 1.5, 1e16, 'x'.repeat(6000), {}, [], true, 'tv', ' a  b ', '2026-01-02T00:00:00Z', '9'),
  string(),
  integer(),
)

test('whatever is read the server takes: no import makes a change that is refused later', () => {
  const damage = record({ entity: constantFrom(...lists), field: nat(30), value: damaged, isMissing: boolean() })
  assert(
    property(array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
      for (const { entity, field, value, isMissing } of damages) {
        const fields = Object.keys(good[entity])
        const name = fields[field % fields.length] ?? ''
        const found = read(file({ [entity]: [{ ...good[entity], [name]: isMissing ? undefined : value }] }))
        for (const row of typeof found === 'string' ? [] : found.rows) {
          const checked = valueSchemaOf(row.entity, row.key)?.safeParse(row.value)
          expect(checked?.success, `${row.entity} ${name} ${JSON.stringify(value)} ${checked?.error?.message}`).toBe(true)
        }
      }
    }),
    { numRuns: 500 },
  )
})
