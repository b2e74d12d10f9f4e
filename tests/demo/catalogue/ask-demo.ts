import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { demoCatalogue } from '#demo/catalogue/plugin.ts'

/** The days on which the promises of the catalogue are checked: today, year ends, leap days, month ends, far ahead. */
export const days = [
  '2026-11-20',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
  '2028-03-01',
  '2027-06-30',
  '2031-10-26',
  '2040-12-31',
] as const

export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The demo catalogue as it answers at a moment (epoch ms). */
export function serveDemo(now: number): FastifyInstance {
  const app = Fastify()
  void app.register(demoCatalogue, { prefix: '/tmdb/3', clock: () => now })
  return app
}

export type Item = Record<string, unknown> & { id: number }

export interface Listing {
  page: number
  results: Item[]
  total_pages: number
  total_results: number
  dates?: { minimum: string; maximum: string }
}

/** The body of a call that must succeed; `T` is what the test expects of it. */
export async function ask<T = Listing>(app: FastifyInstance, path: string): Promise<T> {
  const answer = await app.inject(`/tmdb/3${path}`)
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return answer.json<T>()
}

/** The results of several pages of a list. */
export async function pages(app: FastifyInstance, path: string, count: number): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; page <= count; page++) found.push(...(await ask(app, `${path}${path.includes('?') ? '&' : '?'}page=${page}`)).results)
  return found
}

export const dateOf = (item: Item): string => String(item['release_date'] ?? item['first_air_date'] ?? '')

export const daysAfter = (day: string, count: number): string => new Date(noonOf(day) + count * 86_400_000).toISOString().slice(0, 10)
