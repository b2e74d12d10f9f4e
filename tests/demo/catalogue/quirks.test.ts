import { beforeAll, describe, expect, it } from 'vitest'
import { quirks } from '#demo/catalogue/quirks.ts'
import { noonOf, serveDemo } from './ask-demo.ts'

let app = serveDemo(noonOf('2026-11-20'))

interface Answer {
  status: number
  retryAfter: string | undefined
  body: Record<string, unknown>
}

async function get(path: string): Promise<Answer> {
  const { statusCode, headers, body } = await app.inject(`/tmdb/3${path}`)
  return { status: statusCode, retryAfter: headers['retry-after']?.toString(), body: JSON.parse(body) }
}

type Row = Record<string, unknown>

const fields = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {})
const rows = (value: unknown): Row[] => (Array.isArray(value) ? value : [])
const names = (list: Row[], field: string): unknown[] => list.map((row) => row[field])
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const picturesWith = (body: Row, kind: string, language: unknown): boolean =>
  rows(body[kind]).some((picture) => picture['iso_639_1'] === language)

/** What makes each irregularity what it is, by its number and the order in the table. */
const shows: Readonly<Record<number, readonly ((answer: Answer) => boolean | Promise<boolean>)[]>> = {
  1: [({ body }) => body['poster_path'] === null],
  2: [({ body }) => body['backdrop_path'] === null && body['poster_path'] !== null],
  3: [
    ({ body }) => body['first_air_date'] === null,
    ({ body }) => body['first_air_date'] === '',
    ({ body }) => body['release_date'] === '',
  ],
  4: [
    ({ body }) => body['overview'] === '' && body['title'] === body['original_title'],
    ({ body }) => body['overview'] === '',
    ({ body }) => body['overview'] === null,
  ],
  5: [({ body }) => !/[a-z]/i.test(String(body['title'])) && !['en', 'de'].includes(String(body['original_language']))],
  6: [({ body }) => isEmpty(body['genres']), ({ body }) => isEmpty(body['origin_country'])],
  7: [
    ({ body }) => body['poster_path'] === null && body['backdrop_path'] === null && isEmpty(body['genres']) && body['imdb_id'] === null,
    ({ body }) => body['runtime'] === null && body['tagline'] === null && body['overview'] === null,
  ],
  8: [
    ({ body }) =>
      body['belongs_to_collection'] === null &&
      body['homepage'] === '' &&
      body['budget'] === 0 &&
      names(rows(body['production_companies']), 'logo_path').includes(null),
  ],
  9: [({ body }) => isEmpty(body['episode_run_time'])],
  10: [
    ({ body }) =>
      body['last_air_date'] === null && body['last_episode_to_air'] === null && isEmpty(body['created_by']) && isEmpty(body['networks']),
  ],
  11: [
    ({ body }) => rows(body['seasons']).some((season) => season['season_number'] === 0 && season['air_date'] === null),
    ({ body }) => rows(body['seasons']).some((season) => season['overview'] === '' && season['poster_path'] === null),
  ],
  12: [
    ({ body }) => body['runtime'] === null,
    ({ body }) => body['still_path'] === null,
    ({ body }) => names(rows(body['episodes']), 'air_date').includes(null),
  ],
  13: [
    ({ body }) =>
      ['birthday', 'place_of_birth', 'profile_path', 'imdb_id'].every((field) => body[field] === null) && body['biography'] === '',
    ({ body }) => body['deathday'] === '',
  ],
  14: [
    ({ body }) => names(rows(body['cast']), 'character').includes(''),
    ({ body }) => names(rows(body['cast']), 'character').includes(null),
  ],
  15: [({ body }) => rows(body['results']).every((item) => !('media_type' in item))],
  16: [
    ({ body }) =>
      rows(body['cast']).some((part) => 'title' in part && 'order' in part) &&
      rows(body['cast']).some((part) => 'name' in part && !('order' in part)),
  ],
  17: [({ body }) => [...Map.groupBy(rows(body['cast']), (part) => part['id']).values()].some((parts) => parts.length >= 3)],
  18: [
    ({ body }) => rows(body['results']).filter((item) => item['media_type'] === 'person').length >= 10,
    ({ body }) => names(rows(body['results']), 'media_type').includes('collection'),
    ({ body }) => names(rows(body['results']), 'media_type').includes('person'),
  ],
  19: [
    async ({ body }) => {
      const listed = names(rows((await get('/genre/movie/list')).body['genres']), 'id')
      return rows(body['genres']).some((genre) => !listed.includes(genre['id']))
    },
    async ({ body }) => {
      const listed = names(rows((await get('/genre/movie/list')).body['genres']), 'id')
      return rows(body['genres']).some((genre) => !listed.includes(genre['id']))
    },
  ],
  20: [({ body }) => body['softcore'] === true && body['adult'] === false],
  21: [
    ({ body }) => typeof body['popularity'] === 'string',
    ({ body }) => Number.isInteger(body['vote_average']) && body['vote_average'] !== 0,
  ],
  22: [({ body }) => /T00:00:00.000Z"/.test(JSON.stringify(body))],
  23: [
    ({ body }) => rows(rows(body['results']).find((entry) => entry['iso_3166_1'] === 'US')?.['release_dates'])[0]?.['certification'] === '',
    ({ body }) => !names(rows(body['results']), 'iso_3166_1').includes('US'),
    ({ body }) => new Set(names(rows(body['results']), 'iso_3166_1')).size < rows(body['results']).length,
  ],
  24: [
    ({ body }) => 'watch/providers' in body,
    ({ body }) => Object.values(body['results'] ?? {}).some((country: Row) => !('flatrate' in country)),
  ],
  25: [({ body }) => names(rows(body['results']), 'type').join() === 'Featurette,Trailer'],
  26: [
    ({ body }) => /^zh,pt,.*\ben\b/.test(names(rows(body['logos']), 'iso_639_1').join()),
    ({ body }) => names(rows(body['logos']), 'iso_639_1').join() === 'he',
    ({ body }) => isEmpty(body['logos']),
  ],
  27: [({ body }) => names(rows(body['logos']), 'file_path').some((file) => String(file).endsWith('.svg'))],
  28: [({ body }) => isEmpty(body['backdrops'])],
  29: [({ body }) => picturesWith(body, 'backdrops', 'xx'), ({ body }) => picturesWith(body, 'backdrops', null)],
  30: [({ body }) => body['total_pages'] === 58_329, ({ status, body }) => status === 400 && body['status_code'] === 22],
  31: [({ body }) => isEmpty(body['results']) && body['total_pages'] === 1],
  32: [({ body }) => body['total_pages'] === 1, ({ body }) => body['total_pages'] === 0],
  33: [
    async ({ body }) => {
      const before = names(rows((await get('/movie/now_playing?page=2')).body['results']), 'id')
      return names(rows(body['results']), 'id').some((id) => before.includes(id))
    },
    async ({ body }) => body['total_results'] !== (await get('/tv/airing_today')).body['total_results'],
  ],
  34: [({ status, body }) => status === 200 && isEmpty(body['results'])],
  35: [({ body }) => names(rows(body['parts']), 'release_date').join() !== names(rows(body['parts']), 'release_date').toSorted().join()],
  36: [({ body }) => 'dates' in body],
  37: [
    ({ status, body }) => status === 401 && body['status_code'] === 7 && body['success'] === false,
    ({ status, body }) => status === 401 && body['status_code'] === 7 && !('success' in body),
  ],
  38: [({ status, body }) => status === 404 && body['status_code'] === 34 && body['success'] === false],
  39: [
    ({ status, body, retryAfter }) => status === 429 && body['status_code'] === 25 && retryAfter !== undefined,
    ({ status, body, retryAfter }) => status === 429 && body['status_code'] === 25 && retryAfter === undefined,
  ],
  40: [({ body }) => body['poster_path'] === null],
  41: [
    ({ body }) => {
      const us = fields(fields(body['results'])['US'])
      return names(rows(us['ads']), 'provider_id').some((id) => names(rows(us['flatrate']), 'provider_id').includes(id))
    },
  ],
  42: [
    ({ body }) => rows(body['cast']).some((part) => String(part['first_credit_air_date'] ?? '') > String(part['first_air_date'] ?? '9')),
  ],
  43: [
    ({ body }) => names(rows(body['cast']), 'character').includes('Self'),
    ({ body }) => names(rows(body['cast']), 'character').some((character) => String(character).endsWith('(uncredited)')),
  ],
  44: [({ body }) => names(rows(body['crew']), 'department').includes('Creator')],
  45: [({ body }) => names(rows(body['genres']), 'id').includes(10749)],
  46: [
    ({ body }) =>
      rows(body['crew']).some(({ id, department }) =>
        rows(body['crew']).some((other) => other['id'] === id && other['department'] !== department),
      ),
  ],
  47: [({ body }) => String(body['homepage']).startsWith('https://')],
  48: [({ body }) => rows(body['episodes']).length > 0 && rows(body['episodes']).every((episode) => !('season_number' in episode))],
}

describe.each(['2031-10-26', '2026-11-20'])('the table of irregularities on %s', (day) => {
  beforeAll(() => {
    app = serveDemo(noonOf(day))
  })

  it('has all forty-eight', () => {
    expect([...new Set(quirks.map(({ number }) => number))]).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
    for (const [number, tests] of Object.entries(shows)) {
      expect({ number, examples: quirks.filter((quirk) => quirk.number === Number(number)).length }).toEqual({
        number,
        examples: tests.length,
      })
    }
  })

  it.each(quirks)('$number: $name, at $path', async (quirk) => {
    const place = quirks.filter(({ number }) => number === quirk.number).indexOf(quirk)
    const answer = await get(quirk.path)
    expect({ ...answer, irregular: await shows[quirk.number]?.[place]?.(answer) }).toMatchObject({ irregular: true })
  })
})

/** The items of all pages; the address already has a query. */
async function all(path: string): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const results = rows((await get(`${path}&page=${page}`)).body['results'])
    if (results.length === 0) return found
    found.push(...results)
  }
}

describe('irregular items', () => {
  it.each([
    ['no poster', (item: Row) => item['poster_path'] === null],
    ['no backdrop', (item: Row) => item['backdrop_path'] === null],
    ['no overview in German', (item: Row) => item['overview'] === '' || item['overview'] === null],
    ['no genres', (item: Row) => isEmpty(item['genre_ids'])],
    ['no date', (item: Row) => (item['release_date'] ?? item['first_air_date'] ?? '') === ''],
    ['a popularity that is a text', (item: Row) => typeof item['popularity'] === 'string'],
    ['a title in its own script', (item: Row) => !/[a-z]/i.test(String(item['title'] ?? item['name']))],
    ['a retired genre', (item: Row) => Array.isArray(item['genre_ids']) && item['genre_ids'].includes(10769)],
    ['a whole vote', (item: Row) => Number.isInteger(item['vote_average']) && item['vote_average'] !== 0],
  ])('are about one in twenty, and none of the first twenty, with %s', async (_name, test) => {
    const items = [...(await all('/movie/popular?language=de')), ...(await all('/tv/popular?language=de'))]
    const share = items.filter(test).length / items.length
    expect({ share, common: share > 0.02, rare: share < 0.13 }).toMatchObject({ common: true, rare: true })
    expect(items.slice(0, 20).filter(test)).toEqual([])
  })

  it('that are softcore are few, and those for adults are in no list that does not ask for them', async () => {
    const items = await all('/discover/movie?')
    const share = items.filter((item) => item['softcore'] === true).length / items.length
    expect({ share, some: share > 0.02, few: share < 0.06 }).toMatchObject({ some: true, few: true })
    expect(items.filter((item) => item['adult'] === true || item['video'] === true)).toEqual([])
    expect((await all('/discover/movie?include_adult=true')).filter((item) => item['adult'] === true)).toHaveLength(2)
    expect((await all('/discover/movie?include_video=true')).filter((item) => item['video'] === true)).toHaveLength(2)
  })
})
