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
}

const heading = 'main h1'

/** Every screen, for checks that must hold on all of them. */
export async function allScreens(base: string): Promise<Screen[]> {
  const [movie] = await popularMovies(base)
  const { results } = (await (await fetch(`${base}/tmdb/3/tv/popular`)).json()) as { results: { id: number }[] }
  return [
    { name: 'home', path: '/', visitor: 'anyone', shows: cards },
    { name: 'movies', path: '/movie/popular', visitor: 'anyone', shows: cards },
    { name: 'shows', path: '/tv/popular?page=2', visitor: 'anyone', shows: cards },
    { name: 'movie', path: `/movie/${movie?.id}`, visitor: 'anyone', shows: heading },
    { name: 'show', path: `/tv/${results[0]?.id}`, visitor: 'anyone', shows: heading },
    { name: 'search', path: '/search?q=the', visitor: 'anyone', shows: cards },
    { name: 'search-empty', path: '/search?q=qqzzxx', visitor: 'anyone', shows: heading },
    { name: 'login', path: '/login', visitor: 'guest', shows: heading },
    { name: 'signup', path: '/signup', visitor: 'guest', shows: heading },
    { name: 'favorites', path: '/favorites', visitor: 'member', shows: heading },
    { name: 'on-this-device', path: '/on-this-device', visitor: 'guest', shows: heading },
    { name: 'not-found', path: '/no/such/page', visitor: 'anyone', shows: heading },
  ]
}

/** Opens a screen and waits until it has settled: its content, its face, and the pictures in view. */
export async function openScreen(page: Page, base: string, screen: Screen): Promise<void> {
  await page.goto(base + screen.path)
  await expect(page.locator(screen.shows).first(), screen.name).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom < 0 || top > innerHeight
    }),
  )
}

/** Opens the screens with the page of whoever sees them, one after the other. */
export async function eachScreen(
  screens: readonly Screen[],
  pages: { guest: Page; member: Page },
  base: string,
  look: (page: Page, screen: Screen) => Promise<void>,
): Promise<void> {
  for (const screen of screens) {
    const page = screen.visitor === 'guest' ? pages.guest : pages.member
    await openScreen(page, base, screen)
    await look(page, screen)
  }
}
