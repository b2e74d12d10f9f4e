import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { cards } from './person.ts'
import { popularMovies } from './visitors.ts'

/** A screen there is, and what shows that it is there. */
export interface Screen {
  name: string
  path: string
  /** Who sees it; somebody else is sent elsewhere. */
  visitor: 'guest' | 'member' | 'anyone'
  shows: string
  /** Like another one: in `npm test` that one stands for it. */
  isLike?: string
}

const heading = 'main h1'
/** The library's headline is read aloud; its tabs are seen. */
const tabs = 'main nav'

/** Every screen, for checks that must hold on all of them. */
export async function allScreens(base: string): Promise<Screen[]> {
  const [movie] = await popularMovies(base)
  const { results } = await catalogue<{ results: { id: number }[] }>(base, '/tv/popular')
  const people = await catalogue<{ results: { id: number }[] }>(base, '/person/popular')
  return [
    { name: 'home', path: '/', visitor: 'anyone', shows: cards },
    { name: 'movies', path: '/movie/popular', visitor: 'anyone', shows: cards },
    { name: 'shows', path: '/tv/popular?page=2', visitor: 'anyone', shows: cards },
    { name: 'movie', path: `/movie/${movie?.id}`, visitor: 'anyone', shows: heading },
    { name: 'show', path: `/tv/${results[0]?.id}`, visitor: 'anyone', shows: heading },
    { name: 'season', path: `/tv/${results[0]?.id}/season/1`, visitor: 'anyone', shows: heading },
    { name: 'episode', path: `/tv/${results[0]?.id}/season/1/episode/1`, visitor: 'anyone', shows: heading },
    { name: 'cast', path: `/tv/${results[0]?.id}/cast`, visitor: 'anyone', shows: heading },
    { name: 'collection', path: `/collection/${await firstCollection(base)}`, visitor: 'anyone', shows: cards },
    { name: 'people', path: '/person/popular', visitor: 'anyone', shows: cards },
    { name: 'person', path: `/person/${people.results[0]?.id}`, visitor: 'anyone', shows: heading },
    { name: 'discover', path: '/movie/discover', visitor: 'anyone', shows: cards },
    { name: 'discover-filtered', path: '/tv/discover?genres=comedy&without_genres=crime&providers=8', visitor: 'anyone', shows: heading },
    { name: 'genres', path: '/movie/genres', visitor: 'anyone', shows: cards },
    { name: 'trending', path: '/trending?window=day', visitor: 'anyone', shows: cards },
    { name: 'search', path: '/search?q=the', visitor: 'anyone', shows: cards },
    { name: 'search-people', path: '/search?q=an&tab=people', visitor: 'anyone', shows: cards },
    { name: 'search-empty', path: '/search?q=qqzzxx', visitor: 'anyone', shows: heading },
    { name: 'watch', path: `/watch/movie/${movie?.id}`, visitor: 'anyone', shows: heading },
    { name: 'watch-episode', path: `/watch/tv/${results[0]?.id}/1/1`, visitor: 'anyone', shows: heading },
    { name: 'watch-nothing', path: '/watch', visitor: 'anyone', shows: heading },
    { name: 'login', path: '/login', visitor: 'guest', shows: heading },
    { name: 'signup', path: '/signup', visitor: 'guest', shows: heading },
    { name: 'favorites', path: '/favorites', visitor: 'member', shows: tabs },
    { name: 'watchlist', path: '/watchlist', visitor: 'member', shows: tabs },
    { name: 'watch-history', path: '/watch-history', visitor: 'member', shows: tabs },
    { name: 'ratings', path: '/ratings', visitor: 'anyone', shows: tabs },
    { name: 'profile', path: '/profile', visitor: 'member', shows: heading },
    { name: 'on-this-device', path: '/on-this-device', visitor: 'guest', shows: heading },
    { name: 'member-device', path: '/on-this-device', visitor: 'member', shows: heading },
    { name: 'downloads', path: '/downloads', visitor: 'anyone', shows: heading },
    { name: 'your-year', path: '/your-year', visitor: 'anyone', shows: heading },
    { name: 'sources', path: '/sources', visitor: 'anyone', shows: heading },
    { name: 'sports', path: '/sports', visitor: 'anyone', shows: 'main li' },
    { name: 'match', path: '/sports/world-cup-2026-spain-argentina', visitor: 'anyone', shows: heading },
    { name: 'audiobooks', path: '/audiobooks', visitor: 'anyone', shows: cards },
    { name: 'audiobook', path: '/listen/demo-flatland/flatland', visitor: 'anyone', shows: heading },
    { name: 'news', path: '/news', visitor: 'anyone', shows: 'main li' },
    { name: 'news-yours', path: '/news?view=yours', visitor: 'member', shows: heading },
    { name: 'news-saved', path: '/news?view=saved', visitor: 'anyone', shows: heading },
    { name: 'article', path: `/news/${await newestArticle(base)}`, visitor: 'anyone', shows: heading },
    { name: 'live-tv', path: '/live-tv', visitor: 'anyone', shows: 'main li' },
    { name: 'live-tv-guide', path: '/live-tv?view=guide', visitor: 'anyone', shows: '[role=grid] [data-now=true]' },
    { name: 'live-tv-nothing', path: '/live-tv?q=qqzzxx', visitor: 'anyone', shows: heading },
    { name: 'channel', path: `/watch/channel/${await firstChannel(base)}`, visitor: 'anyone', shows: heading },
    { name: 'development', path: '/development', visitor: 'anyone', shows: 'main details' },
    { name: 'privacy', path: '/privacy', visitor: 'anyone', shows: 'main h2' },
    { name: 'terms', path: '/terms', visitor: 'anyone', shows: 'main h2' },
    { name: 'dmca', path: '/dmca', visitor: 'anyone', shows: 'main h2' },
    { name: 'content-removal', path: '/content-removal', visitor: 'anyone', shows: 'main form' },
    { name: 'settings', path: '/settings', visitor: 'anyone', shows: heading },
    { name: 'storage', path: '/storage', visitor: 'anyone', shows: heading },
    { name: 'share', path: '/share?url=https%3A%2F%2Fexample.org%2F', visitor: 'anyone', shows: heading },
    { name: 'not-found', path: '/no/such/page', visitor: 'anyone', shows: heading },
    { name: 'four-k', path: '/4k-contents', visitor: 'anyone', shows: cards },
    { name: 'movie-hub', path: '/movie', visitor: 'anyone', shows: cards, isLike: 'home' },
    { name: 'show-hub', path: '/tv', visitor: 'anyone', shows: cards, isLike: 'home' },
    { name: 'movie-cast', path: `/movie/${movie?.id}/cast`, visitor: 'anyone', shows: heading, isLike: 'cast' },
    { name: 'show-discover', path: '/tv/discover', visitor: 'anyone', shows: cards, isLike: 'discover' },
    { name: 'show-genres', path: '/tv/genres', visitor: 'anyone', shows: cards, isLike: 'genres' },
    { name: 'movie-genre', path: '/movie/genre/family', visitor: 'anyone', shows: cards, isLike: 'discover' },
    { name: 'show-genre', path: '/tv/genre/documentary', visitor: 'anyone', shows: cards, isLike: 'discover' },
    { name: 'trending-movies', path: '/trending/movie', visitor: 'anyone', shows: cards, isLike: 'trending' },
    { name: 'trending-shows', path: '/trending/tv', visitor: 'anyone', shows: cards, isLike: 'trending' },
    { name: 'search-nothing', path: '/search', visitor: 'anyone', shows: heading, isLike: 'search-empty' },
    { name: 'player', path: `/player/movie/${movie?.id}`, visitor: 'anyone', shows: '[data-player="whole"]', isLike: 'watch' },
    { name: 'match-player', path: '/sports/player/world-cup-2026-spain-argentina', visitor: 'anyone', shows: heading, isLike: 'match' },
  ]
}

/** The addresses that the files of `src/routes` answer, but for those that only lead elsewhere. */
export function routePatterns(): RegExp[] {
  const files = readdirSync('src/routes').filter((file) => !/^(?:-|__root|\$|movies\.)/.test(file))
  return files.map((file) => {
    const parts = file.replace(/\.tsx$/, '').split('.')
    const steps = parts.map((part) => part.replace(/_$/, '')).filter((part) => part !== 'index')
    const pattern = steps.map((step) => (step === '$' ? '.+' : step.startsWith('$') ? '[^/]+' : step))
    return new RegExp(`^/${pattern.join('/')}$`)
  })
}

async function catalogue<T>(base: string, path: string): Promise<T> {
  const answer = await fetch(`${base}/tmdb/3${path}`)
  return (await answer.json()) as T
}

async function newestArticle(base: string): Promise<string | undefined> {
  const answer = await fetch(`${base}/api/catalogue/news`)
  const { articles } = (await answer.json()) as { articles: { id: string }[] }
  return articles[0]?.id
}

async function firstChannel(base: string): Promise<string | undefined> {
  const answer = await fetch(`${base}/api/catalogue/channels`)
  return ((await answer.json()) as { channels: { id: string }[] }).channels[0]?.id
}

/** The collection that the most popular movie of one belongs to. */
async function firstCollection(base: string): Promise<number | undefined> {
  for (const { id } of await popularMovies(base)) {
    const { belongs_to_collection: collection } = await catalogue<{ belongs_to_collection: { id: number } | null }>(base, `/movie/${id}`)
    if (collection) return collection.id
  }
  return undefined
}

/** Opens a screen and waits until it has settled: its content, its face, and the pictures in view. */
export async function openScreen(page: Page, base: string, screen: Screen): Promise<void> {
  await page.goto(base + screen.path)
  await expect(page.locator(screen.shows).first(), screen.name).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await picturesInView(page)
}

/** Waits until the pictures that can be seen have come. */
export async function picturesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left } = image.getBoundingClientRect()
      // The far end of a row is fetched when somebody goes there.
      return image.complete || bottom < 0 || top > innerHeight || left > innerWidth
    }),
  )
}

/** A page of each kind of visitor. */
export interface Pages {
  guest: Page
  member: Page
}

/** Opens the screens with the page of whoever sees them, one after the other. */
export async function eachScreen(
  screens: readonly Screen[],
  pages: Pages,
  base: string,
  look: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    const page = screen.visitor === 'guest' ? pages.guest : pages.member
    await openScreen(page, base, screen)
    await look(page, screen)
  }
}
