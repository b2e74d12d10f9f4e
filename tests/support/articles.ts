import type { Article } from '#contract/news.ts'

/** An article with a text, of nobody in particular. */
export const articleOf = (title: string, n = 1): Article => ({
  id: String(n).padStart(20, '0'),
  title,
  summary: 'In short.',
  content: [{ kind: 'paragraph', runs: [{ text: 'At length.' }] }],
  is_cut: false,
  picture: null,
  author: '',
  url: 'https://paper.example/1',
  published_at: '2026-11-03T09:00:00.000Z',
  language: 'en',
  source: { name: 'The Paper', homepage: null },
})
