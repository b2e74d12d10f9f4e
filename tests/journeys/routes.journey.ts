import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { newVisitor, popularMovies } from '#support/visitors.ts'

/** An address of the specification's section 2, and where it leads when it is another name of a page. */
interface Route {
  path: string
  leadsTo?: RegExp
  shows: string
}

const heading = 'main h1'
const lists = {
  movie: ['popular', 'now-playing', 'upcoming', 'top-rated', 'anime', 'netflix', 'disney', 'apple', 'prime', 'discover'],
  tv: ['popular', 'airing-today', 'on-the-air', 'top-rated', 'anime-series', 'netflix', 'disney', 'apple', 'prime', 'discover'],
} as const

async function routesOf(base: string): Promise<Route[]> {
  const ask = async (path: string): Promise<{ id: number }> => {
    const answer = (await (await fetch(`${base}/tmdb/3${path}`)).json()) as { results: { id: number }[] }
    return answer.results[0] ?? { id: 0 }
  }
  const [movie] = await popularMovies(base)
  const [show, person] = await Promise.all([ask('/tv/popular'), ask('/person/popular')])
  return [
    { path: '/', shows: cards },
    { path: '/movie', shows: cards },
    { path: '/tv', shows: cards },
    ...lists.movie.map((slug) => ({ path: `/movie/${slug}`, shows: cards })),
    ...lists.tv.map((slug) => ({ path: `/tv/${slug}`, shows: cards })),
    { path: '/movie/genres', shows: heading },
    { path: '/movie/genre/family', shows: cards },
    { path: '/tv/genre/documentary', shows: cards },
    { path: '/trending', shows: cards },
    { path: '/trending/movie', shows: cards },
    { path: '/trending/tv', shows: cards },
    { path: `/movie/${movie?.id}`, leadsTo: /\/movie\/\d+-[a-z]/, shows: heading },
    { path: `/movie/${movie?.id}-any-slug`, leadsTo: /\/movie\/\d+-(?!any-slug)/, shows: heading },
    { path: `/tv/${show.id}`, leadsTo: /\/tv\/\d+-[a-z]/, shows: heading },
    { path: `/tv/${show.id}/season/1`, shows: heading },
    { path: `/tv/${show.id}/season/1/episode/1`, shows: heading },
    { path: '/person/popular', shows: heading },
    { path: `/person/${person.id}`, shows: heading },
    { path: '/search', shows: heading },
    { path: '/search?q=the', shows: cards },
    { path: '/search?q=an&tab=people', shows: cards },
    { path: '/movies/popular', leadsTo: /\/movie\/popular$/, shows: cards },
    { path: '/movies/top-rated', leadsTo: /\/movie\/top-rated$/, shows: cards },
    { path: '/movies/now-playing', leadsTo: /\/movie\/now-playing$/, shows: cards },
    { path: '/movies/genre/family', leadsTo: /\/movie\/genre\/family$/, shows: cards },
    { path: '/movies/genre/documentary', leadsTo: /\/movie\/genre\/documentary$/, shows: cards },
    { path: '/movie/anime-movies', leadsTo: /\/movie\/anime$/, shows: cards },
    { path: '/tv/anime', leadsTo: /\/tv\/anime-series$/, shows: cards },
    { path: '/news', shows: 'main li' },
    { path: '/news/0123456789abcdef0123', shows: heading },
    { path: '/sports', shows: heading },
    { path: '/audiobooks', shows: heading },
    { path: '/listen/demo-flatland/flatland', shows: heading },
    { path: '/sports/world-cup-2026-spain-argentina', shows: heading },
    { path: '/sports/player/world-cup-2026-spain-argentina', shows: heading },
    { path: '/live-tv', shows: 'main li' },
    { path: '/4k-contents', shows: cards },
    { path: '/live-tv?view=guide&category=news', shows: heading },
    { path: '/watch/channel/no-such-channel', shows: heading },
    { path: '/ratings', shows: heading },
    { path: '/development', shows: 'main details' },
    { path: '/privacy', shows: 'main h2' },
    { path: '/terms', shows: 'main h2' },
    { path: '/dmca', shows: 'main h2' },
    { path: '/content-removal', shows: 'main form' },
    { path: '/share?text=the', leadsTo: /\/search\?q=the$/, shows: cards },
    { path: '/share', shows: heading },
    { path: '/settings#theme', shows: heading },
    { path: '/login', shows: heading },
    { path: '/signup', shows: heading },
  ]
}

async function visit(page: Page, base: string, { path, leadsTo, shows }: Route, when: string): Promise<void> {
  await page.goto(base + path)
  await expect.soft(page.locator(shows).first(), `${path}, ${when}`).toBeVisible()
  await expect.soft(page.getByRole('heading', { name: 'Oops! Page not found' }), `${path}, ${when}`).toHaveCount(0)
  if (leadsTo) await expect.soft(page, `${path}, ${when}`).toHaveURL(leadsTo)
}

test('every address leads to its page, with a network and, after one visit, without @full', async ({ browser, server }) => {
  const routes = await routesOf(server.url)
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  for (const route of routes) {
    await visit(page, server.url, route, 'online')
    // What the page fetches behind its content is kept too.
    await page.waitForLoadState('networkidle')
  }
  await server.stop()
  for (const route of routes) await visit(page, server.url, route, 'offline')
})
