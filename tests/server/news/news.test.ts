import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { type Article, newsAnswer, newsLimits } from '#contract/news.ts'
import { RateLimits } from '#server/http/rate-limits.ts'
import { newsRoutes } from '#server/news/articles.ts'
import type { Services } from '#server/services.ts'
import { oneServerForAll, server } from '#support/file-server.ts'
import { startTestServer } from '#support/server.ts'

oneServerForAll()

const path = '/api/catalogue/news'

test('the demo has papers of its own in both languages, whose pictures and links are the server’s', async () => {
  const answer = await server.app.inject(path)
  const { articles } = newsAnswer.parse(answer.json())
  expect(new Set(articles.map(({ source, language }) => `${source.name} ${language}`))).toEqual(new Set(['The Lantern en', 'Kinoblatt de']))
  expect(articles.length).toBe(24)
  expect(articles.map(({ published_at }) => published_at)).toEqual(
    articles
      .map(({ published_at }) => published_at)
      .toSorted()
      .toReversed(),
  )
  expect(answer.body).not.toContain('matinee.example')
  const [first] = articles
  const link = first?.content?.flatMap((block) => ('runs' in block ? block.runs : [])).find((run) => run.link)?.link
  expect((await server.app.inject(`/tmdb/3${link}`)).statusCode).toBe(200)
  expect((await server.app.inject(first?.picture ?? '')).statusCode).toBe(200)
})

test('who has the answer is told that it still holds', async () => {
  const first = await server.app.inject(path)
  expect(first.headers['cache-control']).toBe('no-cache')
  const again = await server.app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('tomorrow there is one article more, and those of before are the same', async () => {
  const before = newsAnswer.parse((await server.app.inject(path)).json()).articles
  server.clock.now += 86_400_000
  const after = newsAnswer.parse((await server.app.inject(path)).json()).articles
  const known = new Map(before.map((article) => [article.id, article]))
  const stayed = after.filter(({ id }) => known.has(id))
  expect(stayed.length).toBeGreaterThan(18)
  for (const article of stayed) expect(article).toEqual(known.get(article.id))
  expect(known.has(after[0]?.id ?? '')).toBe(false)
})

test('a server that is no demo and has no sources has no news', async () => {
  const real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
  try {
    expect((await real.call('news')).body).toEqual({ articles: [] })
  } finally {
    await real.close()
  }
})

const article = (n: number, published_at: string | null): Article => ({
  id: String(n).padStart(20, '0'),
  title: `Article ${n}`,
  summary: '',
  content: [{ kind: 'picture', url: 'https://paper.example/in.png', alt: '', ratio: null }],
  is_cut: false,
  picture: 'https://paper.example/p.png',
  author: '',
  url: null,
  published_at,
  language: '',
  source: { name: 'Paper', homepage: null },
})

test('what the operator’s sources have: signed pictures, each article once, the newest first, no more than a device should keep', async () => {
  const now = Date.UTC(2026, 10, 27)
  const items = [
    article(1, null),
    article(2, '2026-11-20T00:00:00.000Z'),
    article(3, '2026-11-21T00:00:00.000Z'),
    article(2, '2026-11-20T00:00:00.000Z'),
    article(4, '2031-01-01T00:00:00.000Z'),
  ]
  const answerOf = async (of: readonly Article[]) => {
    const app = Fastify()
    app.setSerializerCompiler(serializerCompiler)
    const services = { clock: () => now, limits: new RateLimits(() => now, 1) } as unknown as Services
    newsRoutes(app, services, {
      itemsOf: () => of,
      signPicture: (url) => `/img/s/x/w780/${encodeURIComponent(url)}`,
    })
    const { body } = await app.inject('/catalogue/news')
    await app.close()
    return newsAnswer.parse(JSON.parse(body)).articles
  }
  const found = await answerOf(items)
  expect(found.map(({ title, published_at }) => [title, published_at])).toEqual([
    ['Article 3', '2026-11-21T00:00:00.000Z'],
    ['Article 2', '2026-11-20T00:00:00.000Z'],
    ['Article 1', null],
    ['Article 4', null],
  ])
  expect(found[0]).toMatchObject({ picture: '/img/s/x/w780/https%3A%2F%2Fpaper.example%2Fp.png' })
  expect(JSON.stringify(found)).not.toContain('https://')
  // An address that is too long once it is signed is left out, and the article stays.
  const long = { ...article(1, null), picture: `https://paper.example/${'?'.repeat(600)}` }
  expect(await answerOf([long])).toMatchObject([{ title: 'Article 1', picture: null }])
  const many = await answerOf(Array.from({ length: newsLimits.articles + 5 }, (_, n) => article(n, null)))
  expect(many).toHaveLength(newsLimits.articles)
})
