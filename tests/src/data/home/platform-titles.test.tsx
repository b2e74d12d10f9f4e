// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlatformKey } from '#product/platforms.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * A movie database where the providers of these ids have a movie each, by country; `names` are those who are in the list of all. Answers with
 * who was asked for where, in order.
 */
function openDatabase(offers: Readonly<Record<string, number>>, names: Readonly<Record<string, number>> = {}): string[] {
  const asked: string[] = []
  const answer = (address: string): object => {
    const { pathname, searchParams } = new URL(address, 'http://tmdb')
    if (pathname === '/config.json') return { tmdbBaseUrl: '/tmdb/3' }
    if (pathname.includes('/watch/providers/')) {
      return { results: Object.entries(names).map(([provider_name, provider_id]) => ({ provider_name, provider_id })) }
    }
    const [ids = '', country = ''] = ['with_watch_providers', 'watch_region'].map((name) => searchParams.get(name) ?? '')
    asked.push(`${ids} ${country}`)
    const found = ids.split('|').flatMap((id) => offers[`${id} ${country}`] ?? [])
    return { page: 1, results: found.map((id) => ({ id, title: `Movie ${id}` })), total_pages: 1, total_results: found.length }
  }
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(Response.json(answer(address))))
  return asked
}

async function titlesOf(key: PlatformKey, region: 'US' | 'GB' | 'DE') {
  const { usePlatformTitles } = await import('#data/home/platform-titles.ts')
  const { result, unmount } = renderHook(() => usePlatformTitles(key, 'movie', { language: 'en', region }))
  await vi.waitUntil(() => result.current.titles !== undefined)
  const ids = result.current.titles?.map(({ id }) => id)
  unmount()
  return ids
}

test('the specified ids are asked for together, in one request', async () => {
  const asked = openDatabase({ '119 GB': 1, '9 GB': 2 })
  expect(await titlesOf('prime', 'GB')).toEqual([1, 2])
  expect(asked).toEqual(['119|9 GB'])
})

test('an id that there is in Great Britain only is asked for there', async () => {
  const asked = openDatabase({ '2839 GB': 3, '384 US': 4 })
  expect(await titlesOf('hbo', 'GB')).toEqual([3])
  expect(await titlesOf('hbo', 'US')).toEqual([4])
  expect(asked).toEqual(['384|2839 GB', '384 US'])
})

test('where the specified ids have nothing the provider of that name is asked for', async () => {
  openDatabase({ '1899 US': 5 }, { 'HBO Max': 1899 })
  expect(await titlesOf('hbo', 'US')).toEqual([5])
})

test('Prime is sought in one country after the other, and found at once the next time', async () => {
  const asked = openDatabase({ '119 IN': 6 })
  expect(await titlesOf('prime', 'DE')).toEqual([6])
  expect(asked).toEqual(['119|9 DE', '119|9 US', '119|9 GB', '119|9 IN'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  expect(await titlesOf('prime', 'DE')).toEqual([6])
  expect(asked.slice(4)).toEqual(['119|9 DE', '119|9 IN'])
})

test('after twelve requests there is nothing', async () => {
  const asked = openDatabase({ '119 PL': 7 })
  expect(await titlesOf('prime', 'US')).toEqual([])
  expect(asked).toHaveLength(12)
})
