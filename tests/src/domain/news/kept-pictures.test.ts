import { expect, test } from 'vitest'
import type { Block } from '#contract/news.ts'
import { picturesToKeep } from '#domain/news/kept-pictures.ts'
import { keptPictures } from '#product/news.ts'
import { articleOf } from '#support/articles.ts'

const block = (url: string): Block => ({ kind: 'picture', url, alt: '', ratio: null })
const illustrated = (n: number, lead: string | null, ...urls: string[]) => ({
  ...articleOf(`Article ${n}`, n),
  picture: lead,
  content: [{ kind: 'paragraph', runs: [{ text: 'Said.' }] } as const, ...urls.map(block)],
})

test('of an article its lead and what stands in its text, each once, and of our own server alone', () => {
  const article = illustrated(
    1,
    '/img/s/a/w342/lead',
    '/img/s/a/w342/lead',
    'https://paper.example/1.jpg',
    '/img/s/b/w342/inside',
    '/api/x',
  )
  expect([...picturesToKeep([article, articleOf('Bare', 2)])]).toEqual(['/img/s/a/w342/lead', '/img/s/b/w342/inside'])
})

const many = (n: number) => illustrated(n, null, ...Array.from({ length: keptPictures.ofArticle + 5 }, (_, at) => `/img/${n}/${at}.webp`))

test('no more of one than are kept of one, and no more of all than are kept of all: the first articles come first', () => {
  expect(picturesToKeep([many(1)]).size).toBe(keptPictures.ofArticle)
  const articles = Array.from({ length: 40 }, (_, n) => many(n))
  const kept = picturesToKeep(articles)
  expect(kept.size).toBe(keptPictures.inAll)
  expect([kept.has('/img/0/0.webp'), kept.has('/img/39/0.webp')]).toEqual([true, false])
})
