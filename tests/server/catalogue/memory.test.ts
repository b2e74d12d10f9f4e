import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { startServer } from '#support/server-process.ts'
import type { ServerProcess } from '#support/server-process.ts'

/** Resident memory of the process in MB, as Linux counts it. */
function residentMb({ pid }: ServerProcess): number {
  const [, kb = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

const pagesOf = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${path}${path.includes('?') ? '&' : '?'}page=${at + 1}`)

/** Three hundred calls, none like another, from every part of the catalogue. */
const calls = [
  ...pagesOf('/movie/popular', 30),
  ...pagesOf('/discover/movie?sort_by=vote_average.desc&with_genres=18|35', 10),
  ...pagesOf('/discover/tv?with_watch_providers=8&watch_region=DE', 5),
  ...pagesOf('/search/multi?query=a', 20),
  ...pagesOf('/person/popular', 25),
  ...Array.from({ length: 80 }, (_, at) => `/movie/${90_010_001 + at * 9}?append_to_response=credits,images,videos,keywords,similar`),
  ...Array.from({ length: 60 }, (_, at) => `/tv/${91_000_001 + at * 2}?append_to_response=aggregate_credits,images,season/1`),
  ...Array.from({ length: 40 }, (_, at) => `/person/${92_000_001 + at * 20}?append_to_response=combined_credits`),
  ...Array.from({ length: 30 }, (_, at) => `/tv/${91_000_001 + at * 5}/season/1`),
]

async function askAll(server: ServerProcess): Promise<number[]> {
  const times: number[] = []
  for (const call of calls) {
    const start = performance.now()
    const answer = await fetch(`${server.url}/tmdb/3${call}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)
}

it.runIf(process.platform === 'linux')(
  'the server stays below 200 MB after three hundred different calls of the demo catalogue',
  async () => {
    expect(new Set(calls).size).toBe(300)
    const server = await startServer()
    try {
      await askAll(server)
      expect(residentMb(server)).toBeLessThan(200)
    } finally {
      await server.kill()
    }
  },
  60_000,
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
