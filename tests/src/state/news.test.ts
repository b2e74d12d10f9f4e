import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})
const id = (n: number): string => String(n).padStart(20, '0')

beforeEach(() => {
  stored.clear()
  vi.resetModules()
})

test('what was opened stays opened, in the next visit too', async () => {
  const { markRead, newsRead } = await import('#state/news.ts')
  markRead(id(1))
  markRead(id(2))
  markRead(id(1))
  expect(newsRead.ids).toEqual([id(2), id(1)])
  vi.resetModules()
  expect((await import('#state/news.ts')).newsRead.ids).toEqual([id(2), id(1)])
})

test('two tabs each note what was opened in them; the oldest are forgotten, and so is what is none', async () => {
  const one = await import('#state/news.ts')
  vi.resetModules()
  const other = await import('#state/news.ts')
  one.markRead(id(1))
  other.markRead(id(2))
  one.markRead(id(3))
  expect(stored.get('news-read')).toBe([id(1), id(2), id(3)].join(' '))
  for (let n = 4; n <= 600; n++) one.markRead(id(n))
  expect(one.newsRead.ids).toHaveLength(500)
  expect(one.newsRead.ids.at(-1)).toBe(id(600))
  stored.set('news-read', `<script> ${id(7)} `)
  vi.resetModules()
  expect((await import('#state/news.ts')).newsRead.ids).toEqual([id(7)])
})
