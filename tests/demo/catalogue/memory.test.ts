import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { picturePath } from '#demo/catalogue/picture-names.ts'
import { budgets } from '#support/budgets.ts'
import { startServer } from '#support/server-process.ts'
import type { ServerProcess } from '#support/server-process.ts'

/** Resident memory of the process in MB, as Linux counts it. */
function residentMb({ pid }: ServerProcess): number {
  const [, kb = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

const pagesOf = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${path}${path.includes('?') ? '&' : '?'}page=${at + 1}`)

const all = (count: number, path: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => path(at))

const letters = [...'abcdefghijklmnoprstuvw']
const catalogueCalls = [
  ...pagesOf('/movie/popular', 40),
  ...pagesOf('/person/popular', 50),
  ...all(200, (at) => `/discover/movie?primary_release_year=${1990 + (at % 37)}&sort_by=vote_average.desc&page=${1 + Math.floor(at / 37)}`),
  ...all(60, (at) => `/discover/tv?with_watch_providers=${[8, 9, 337][at % 3]}&watch_region=DE&page=${1 + Math.floor(at / 3)}`),
  ...all(200, (at) => `/search/multi?query=${letters[at % 22]}${'aeiou'[at % 5]}&page=${1 + Math.floor(at / 110)}`),
  ...all(740, (at) => `/movie/${90_010_001 + at}?append_to_response=credits,images,videos,keywords,similar,recommendations`),
  ...all(148, (at) => `/tv/${91_000_001 + at}?append_to_response=aggregate_credits,images,season/1`),
  ...all(148, (at) => `/tv/${91_000_001 + at}/season/1`),
  ...all(
    500,
    (at) => `/person/${92_000_001 + (at % 190)}?append_to_response=combined_credits&language=${['en', 'de', 'fr'][Math.floor(at / 190)]}`,
  ),
].map((call) => `/tmdb/3${call}`)
const asked = catalogueCalls.filter((_, at) => at % Math.ceil(catalogueCalls.length / budgets.memoryCalls) === 0)

/** Drawn when they are asked for: posters as lists show them, and the largest backdrops. */
const pictureCalls = [
  ...all(budgets.memoryPictures, (at) => `/img/w342${picturePath('poster', 90_010_001 + at, 'en')}.webp`),
  ...all(budgets.memoryPictures, (at) => `/img/backdrop${picturePath('backdrop', 90_010_001 + at)}.webp`),
]

/** Asks as many visitors do, several at once: one alone may not ask so much in a minute. */
async function askAll({ url }: ServerProcess, calls: readonly string[]): Promise<void> {
  const waiting = [...calls]
  const visitor = async (): Promise<void> => {
    for (let call = waiting.shift(); call !== undefined; call = waiting.shift()) {
      const headers = { 'x-forwarded-for': `192.0.2.${waiting.length % 200}` }
      const answer = await fetch(url + call, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    }
  }
  await Promise.all(all(4, String).map(visitor))
}

it.runIf(process.platform === 'linux')(
  'the server stays below 200 MB after many different calls of the demo catalogue and many pictures',
  async () => {
    expect(new Set(catalogueCalls).size).toBeGreaterThan(2_000)
    const server = await startServer({ env: { TRUST_PROXY: '1' } })
    try {
      await askAll(server, asked)
      expect(residentMb(server)).toBeLessThan(200)
      await askAll(server, pictureCalls)
      await askAll(server, asked.slice(0, asked.length / 4))
      expect(residentMb(server)).toBeLessThan(200)
    } finally {
      await server.kill()
    }
  },
  120_000,
)

it('a hundred thousand movies are served, the same ones every time', async () => {
  const server = await startServer({ env: { DEMO_ITEMS: '100000' } })
  try {
    const listed = await (await fetch(`${server.url}/tmdb/3/discover/movie?page=500`)).json()
    expect(listed).toMatchObject({ page: 500, total_pages: 5_000, total_results: expect.any(Number) })
    expect(listed.results).toHaveLength(20)
    const [item] = listed.results
    expect(await (await fetch(`${server.url}/tmdb/3/movie/${item.id}`)).json()).toMatchObject({ id: item.id, title: item.title })
    expect((await fetch(`${server.url}/img/w92${item.poster_path ?? item.backdrop_path ?? '/none'}.webp`)).status).toBe(200)
  } finally {
    await server.kill()
  }
}, 60_000)
