import { expect, it } from 'vitest'
import { firstId } from '#demo/catalogue/ids.ts'
import { moods } from '#demo/catalogue/moods/all.ts'
import { ask, noonOf, serveDemo } from './ask-demo.ts'
import type { Item } from './ask-demo.ts'

const app = serveDemo(noonOf('2026-11-20'))

async function first(count: number, path: string): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; found.length < count; page++) {
    const { results } = await ask(app, `${path}${path.includes('?') ? '&' : '?'}page=${page}`)
    if (results.length === 0) break
    found.push(...results)
  }
  return [...new Map(found.slice(0, count).map((item) => [item.id, item])).values()]
}

const repeated = (texts: readonly string[]): string[] => texts.filter((text, at) => text !== '' && texts.indexOf(text) !== at)

const movieGenres = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37]
const lists = [
  '/movie/popular',
  '/movie/top_rated',
  '/movie/now_playing',
  '/movie/upcoming',
  '/tv/popular',
  '/tv/top_rated',
  '/tv/on_the_air',
  '/trending/movie/week',
  '/trending/tv/day',
  '/discover/movie?sort_by=primary_release_date.desc',
  ...movieGenres.map((genre) => `/discover/movie?with_genres=${genre}`),
]

it.each(lists)('nothing comes twice among the first 200 of %s, neither a title nor a story', async (path) => {
  for (const language of ['en', 'de']) {
    const items = await first(200, `${path}${path.includes('?') ? '&' : '?'}language=${language}`)
    // Real films of one name exist, such as those of Dr Jekyll.
    const ours = items.filter(({ id }) => id >= firstId.movie)
    expect(repeated(ours.map((item) => String(item['title'] ?? item['name'])))).toEqual([])
    expect(repeated(items.map((item) => String(item['overview'] ?? '')))).toEqual([])
  }
})

const endings = Object.values(moods).flatMap(({ turns }) => turns.map((turn) => turn.split('|')[0] ?? ''))

it.each(lists)('hardly a story ends as the two before it in %s', async (path) => {
  const items = await first(200, path)
  const last = items.map((item) => endings.find((ending) => !ending.includes('{') && String(item['overview']).endsWith(ending)))
  const heard = last.filter((ending, at) => ending !== undefined && last.slice(Math.max(0, at - 2), at).includes(ending))
  expect(heard.length).toBeLessThanOrEqual(2)
})

it('an episode is told unlike every other of its season', async () => {
  for (let id = 91_000_001; id <= 91_000_150; id += 7) {
    for (const language of ['en', 'de']) {
      const { episodes } = await ask<{ episodes: Item[] }>(app, `/tv/${id}/season/1?language=${language}`)
      expect(repeated(episodes.map((episode) => String(episode['name'])))).toEqual([])
      expect(repeated(episodes.map((episode) => String(episode['overview'])))).toEqual([])
    }
  }
})
