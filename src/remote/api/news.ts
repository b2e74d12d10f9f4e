import { endpoints } from '#contract/endpoints.ts'
import { type Article, type Block, newsLimits, type Run } from '#contract/news.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, flag, label, list, listOf, number, record, text, webAddress } from '../tmdb/readers.ts'

/** Every article our server knows, the newest first. */
export const newsQuery: Query<readonly Article[]> = {
  path: `/api${endpoints.news.path}`,
  params: {},
  read: (body) =>
    Array.isArray(record(body)['articles']) ? listOf(record(body)['articles'], readArticle).slice(0, newsLimits.articles) : null,
}

/** An article of our server, or one that somebody saved; null where it has no title or no id. */
export function readArticle(entry: Fields): Article | null {
  const [id, title, source] = [text(entry['id']), label(entry['title']), record(entry['source'])]
  if (!/^[a-z0-9]{20}$/.test(id) || title === '') return null
  const content = listOf(entry['content'], readBlock)
  return {
    id,
    title,
    summary: text(entry['summary']),
    content: content.length > 0 ? content : null,
    is_cut: flag(entry['is_cut']),
    picture: ownPath(entry['picture']),
    author: label(entry['author']),
    url: webAddress(entry['url']) || null,
    published_at: Number.isNaN(Date.parse(text(entry['published_at']))) ? null : text(entry['published_at']),
    language: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/.exec(text(entry['language']))?.[0] ?? '',
    source: { name: label(source['name']), homepage: webAddress(source['homepage']) || null },
  }
}

/** A path of our own server: pictures come from nowhere else. */
const ownPath = (value: unknown): string | null => /^\/(?!\/)\S+$/.exec(text(value))?.[0] ?? null

function readBlock(block: Fields): Block | null {
  const { kind } = block
  if (kind === 'picture') {
    const url = ownPath(block['url'])
    return url === null ? null : { kind, url, alt: label(block['alt']), ratio: number(block['ratio']) > 0 ? number(block['ratio']) : null }
  }
  if (kind === 'list') {
    const items = list(block['items'])
      .map(readRuns)
      .filter((runs) => runs.length > 0)
    return items.length > 0 ? { kind, isOrdered: flag(block['isOrdered']), items } : null
  }
  const runs = readRuns(block['runs'])
  if (runs.length === 0) return null
  if (kind === 'heading') return { kind, level: block['level'] === 2 ? 2 : 3, runs }
  return kind === 'paragraph' || kind === 'quote' ? { kind, runs } : null
}

const readRuns = (runs: unknown): Run[] =>
  listOf(runs, (run) => {
    // Space at its ends parts it from the next one.
    const said = typeof run['text'] === 'string' ? run['text'].slice(0, newsLimits.content) : ''
    if (said === '') return null
    const link = ownPath(run['link']) ?? webAddress(run['link'])
    return {
      text: said,
      ...(flag(run['strong']) && { strong: true as const }),
      ...(flag(run['emphasis']) && { emphasis: true as const }),
      ...(link !== '' && { link }),
    }
  })
