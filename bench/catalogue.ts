import { median } from '#support/content-time.ts'
import { report } from './figures.ts'
import { startServer } from '#support/server-process.ts'

/**
 * `npm run bench -- catalogue`: how long the demo catalogue takes for an answer, beside the shortest one the same server gives
 * (`/version.json`), in turns. Red when the slowest takes more than `bar` times that.
 */
const bar = 10
const turns = 25
const bare = '/version.json'
const questions = [
  '/movie/popular?page=3',
  '/trending/all/week',
  '/movie/upcoming',
  '/tv/airing_today',
  '/discover/movie?with_genres=18&sort_by=vote_average.desc',
  '/discover/tv?air_date.gte=2026-11-20&timezone=Europe/Berlin',
  '/search/multi?query=the',
  '/person/popular',
  '/person/92000001?append_to_response=combined_credits',
  '/movie/90010001?append_to_response=credits,images,videos,recommendations,similar,release_dates,keywords,watch/providers',
  '/tv/91000017?append_to_response=aggregate_credits,images,season/1',
]

const server = await startServer()

/** ms until the whole answer is here. */
async function timeOf(path: string): Promise<number> {
  const start = performance.now()
  await (await fetch(server.url + path)).arrayBuffer()
  return performance.now() - start
}

let worst = { ratio: 0, detail: '' }
for (const question of questions) {
  const [path, times] = [`/tmdb/3${question}`, { bare: [] as number[], answer: [] as number[] }]
  await timeOf(path)
  for (let turn = 0; turn < turns; turn += 1) {
    times.bare.push(await timeOf(bare))
    times.answer.push(await timeOf(path))
  }
  const ratio = median(times.answer) / median(times.bare)
  const detail = `${question}: ${median(times.answer).toFixed(1)} ms, ${bare} ${median(times.bare).toFixed(1)} ms`
  if (ratio > worst.ratio) worst = { ratio, detail }
}
await server.stop()
const promise = "The slowest answer of the demo catalogue, beside the server's shortest"
report([{ promise, value: worst.ratio, unit: 'times', bar, detail: worst.detail }])
