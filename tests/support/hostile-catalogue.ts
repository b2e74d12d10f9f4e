import { json, startTinyServer, type TinyServer } from './tiny-server.ts'

const script = 'globalThis.taken = 1'

/** Texts as nobody should write them, and somebody will. */
export const hostileTexts = [
  `<script>${script}</script>`,
  `<img src=x onerror="${script}">`,
  `"><svg onload="${script}">`,
  `javascript:${script}`,
  '{{constructor.constructor("globalThis.taken = 1")()}}',
  'x'.repeat(10_000),
  'A very long title of many words '.repeat(300),
  'فيلم عن البحر واسمه طويل',
  'סרט על הים \u202Egnp.exe',
  'Z\u0351\u0327a\u0300\u0301\u0302\u0303\u0304l\u0335\u0336g\u0321\u0322o',
  '👩‍👩‍👧‍👦'.repeat(40),
  '\u0000\u0001\u200B\uFEFF',
  '__proto__',
  '군체',
] as const

/** Files that are none: nothing may be asked of another host for them. */
const hostileFile = `//evil.example/${script}.jpg`

function item(id: number): Record<string, unknown> {
  const text = hostileTexts[id % hostileTexts.length] ?? ''
  return {
    id: id + 1,
    title: text,
    name: text,
    original_title: text,
    overview: text,
    tagline: text,
    homepage: `javascript:${script}`,
    poster_path: hostileFile,
    backdrop_path: hostileFile,
    release_date: id % 2 === 0 ? `2026-11-${10 + (id % 9)}` : '<b>soon</b>',
    first_air_date: '9999-99-99',
    vote_average: id % 3 === 0 ? 'NaN' : 1e308,
    vote_count: -1,
    original_language: '"><script>',
    genre_ids: [28, -1, 'x', null],
    media_type: ['movie', 'tv', 'person', '__proto__'][id % 4],
    popularity: null,
  }
}

const items = hostileTexts.map((_, id) => item(id))
const page = { page: -3, results: items, total_pages: 58_329, total_results: '12' }
const person = {
  ...item(0),
  biography: hostileTexts[1],
  birthday: '<i>',
  also_known_as: hostileTexts,
  character: hostileTexts[0],
  profile_path: hostileFile,
}
const video = { id: 'v', key: `"><script>${script}</script>`, site: 'YouTube', type: 'Trailer', name: hostileTexts[0] }
const offers = {
  US: { link: `javascript:${script}`, flatrate: [{ provider_id: 8, provider_name: hostileTexts[1], logo_path: hostileFile }] },
}

/** Everything a title, a season, a person or a collection could be asked for, at once. */
const details = {
  ...item(1),
  ...person,
  ...page,
  genres: [{ id: 28, name: hostileTexts[0] }, null, 'x'],
  runtime: -5,
  budget: 'many',
  images: { logos: [{ file_path: hostileFile, iso_639_1: 'en' }], backdrops: null, profiles: [{ file_path: hostileFile }] },
  videos: { results: [video, null] },
  credits: { cast: [person, person, null], crew: 'nobody' },
  aggregate_credits: { cast: [{ ...person, roles: [{ character: hostileTexts[2] }] }], crew: [] },
  combined_credits: { cast: items, crew: items },
  recommendations: page,
  similar: page,
  keywords: { keywords: [{ id: 1, name: hostileTexts[0] }], results: [] },
  external_ids: { imdb_id: `"><script>${script}</script>` },
  'watch/providers': { results: offers },
  seasons: [{ season_number: 1, name: hostileTexts[1], episode_count: -1, air_date: 'never', poster_path: hostileFile }],
  episodes: [
    {
      episode_number: 1,
      season_number: 1,
      name: hostileTexts[0],
      still_path: hostileFile,
      air_date: 'x',
      runtime: 'x',
      crew: null,
      guest_stars: [person],
    },
  ],
  parts: items,
  belongs_to_collection: { id: 1, name: hostileTexts[0] },
  translations: { translations: [{ iso_639_1: 'de', data: { title: hostileTexts[0] } }] },
}

/** A movie database in which every text, file and number is somebody's attempt at something. */
export function startHostileCatalogue(): Promise<TinyServer> {
  return startTinyServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isList = /^\/3\/(?:discover|trending|search)\/|\/(?:popular|now_playing|upcoming|top_rated|airing_today|on_the_air)$/.test(
      pathname,
    )
    const open = { 'access-control-allow-origin': '*' }
    const id = Number(/\/(\d+)$/.exec(pathname)?.[1] ?? 1)
    json(response, isList ? page : { ...details, ...item(id - 1), seasons: details.seasons, episodes: details.episodes }, { headers: open })
  })
}
