import { expect, it } from 'vitest'
import { noonOf, serveDemo } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it.each([
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
])('%s is answered within five milliseconds', async (path) => {
  const times: number[] = []
  for (let turn = 0; turn < 15; turn++) {
    const start = performance.now()
    await app.inject(`/tmdb/3${path}`)
    times.push(performance.now() - start)
  }
  expect(median(times)).toBeLessThan(5)
})
