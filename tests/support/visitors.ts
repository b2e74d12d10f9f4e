import type { Browser, Page } from '@playwright/test'
import { payloadVersion } from '#contract/sync.ts'
import { ada } from './person.ts'

export interface Look {
  theme: 'dark' | 'light'
  language: 'en' | 'de'
}

/** Every theme and every language once: neither changes what the other shows. */
export const looks = [
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'de' },
] as const satisfies readonly Look[]

interface VisitorOptions {
  look?: Look
  /** A session token: the visitor has signed in before. */
  token?: string | undefined
  viewport?: { width: number; height: number }
  deviceScaleFactor?: number
  /** What the browser calls itself. */
  userAgent?: string
  /** Installs the service worker, which is more work than the page itself: for those who go offline. */
  worker?: boolean
  /** Screens that were left are painted before the app is there: what is looked for then is there twice, once of them unseen. */
  keptViews?: boolean
  /** Journeys judge what is there, not how it comes in: by default without motion, which costs a machine without a graphics card much. */
  reducedMotion?: 'reduce' | 'no-preference'
}

/** A page of somebody who has chosen a look before, and has signed in before if there is a token. */
export async function newVisitor(
  browser: Browser,
  { look, token, worker = false, keptViews = false, ...options }: VisitorOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options })
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    { ...look, ...(token !== undefined && { token }) },
  )
  // No request of a page is given up because the machine is busy.
  await context.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * 20)
  })
  if (!keptViews) {
    await context.addInitScript(() => {
      // Another one each time, and nobody can change it: no view is for this page, and none is kept.
      Object.defineProperty(window, 'matineeLook', { value: () => crypto.randomUUID() })
    })
  }
  if (!worker) {
    await context.addInitScript(() => {
      Object.assign(navigator.serviceWorker ?? {}, { register: () => new Promise(() => undefined) })
    })
  }
  return context.newPage()
}

async function send(url: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Makes an account by the plain calls; answers with its session token. */
export async function register(base: string, { email, name, password } = ada): Promise<string> {
  const { token } = (await send(`${base}/api/auth/register`, { email, display_name: name, password })) as { token: string }
  return token
}

interface Listed {
  id: number
  title: string
  poster_path: string | null
  backdrop_path: string | null
  overview: string
  vote_average: number
  release_date: string
}

/** The popular movies of one page of the server that have come out, in its order. What is to come is popular as well, but nobody can have watched it. */
export async function popularMovies(base: string, page = 1): Promise<Listed[]> {
  const answer = await fetch(`${base}/tmdb/3/movie/popular?page=${page}`)
  const { results } = (await answer.json()) as { results: Listed[] }
  const today = new Date().toISOString().slice(0, 10)
  return results.filter(({ release_date }) => release_date <= today)
}

/** Puts the first `count` popular movies among the member's favorites. */
export async function keepSome(base: string, token: string, count: number): Promise<void> {
  for (const movie of (await popularMovies(base)).slice(0, count)) {
    const { id, title, poster_path, backdrop_path, overview, vote_average } = movie
    const favorite = { media_id: id, media_type: 'movie', title, poster_path, backdrop_path, overview, rating: vote_average }
    await send(`${base}/api/favorites`, favorite, token)
  }
}

/** Puts made-up movies among the member's favorites, `Title {count}` the newest, as another device would. */
export async function keepMany(base: string, token: string, count: number): Promise<void> {
  const now = Date.now()
  const saved = (number: number) => ({
    media_id: 900_000 + number,
    media_type: 'movie',
    title: `Title ${number}`,
    added_at: now - count + number,
  })
  const change = (number: number) => ({
    mutationId: `0192f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    entity: 'favorites',
    key: `movie:${900_000 + number}`,
    op: 'put',
    value: saved(number),
    stamp: `${now - count + number}-0000-00000000000a`,
    v: payloadVersion,
  })
  for (let done = 0; done < count; done += 100) {
    await send(
      `${base}/api/sync/push`,
      { items: Array.from({ length: Math.min(100, count - done) }, (_, index) => change(done + index + 1)) },
      token,
    )
  }
}

/** Has the member begun to watch the first popular movies: ten minutes of a hundred. */
export async function beginTitles(base: string, token: string, count: number): Promise<void> {
  for (const { id, title, poster_path, backdrop_path } of (await popularMovies(base)).slice(0, count)) {
    const entry = { media_id: id, media_type: 'movie', title, poster_path, backdrop_path, watch_position: 600, duration: 6000 }
    await send(`${base}/api/continue-watching`, entry, token)
  }
}
