import type { Article, Block, Run } from '#contract/news.ts'
import { demoWorld } from '#demo/world.ts'
import { feedReader } from './feed-reader.ts'

/**
 * The articles of the demo's papers, read as those of any other source; what leads to our own server there leads to its paths here. Read once for each hour, as
 * no paper says more than one thing in it.
 */
export function demoArticles(): (now: number) => Promise<readonly Article[]> {
  const hourMs = 3_600_000
  let known: { hour: number; articles: Promise<readonly Article[]> } | undefined
  return (now) => {
    const hour = Math.floor(now / hourMs)
    if (known?.hour !== hour) known = { hour, articles: readAll(hour * hourMs) }
    return known.articles
  }
}

async function readAll(now: number): Promise<readonly Article[]> {
  const read = await Promise.all(
    demoWorld.newsFeeds(now).map(({ name, document }) => feedReader.read(bytesOf(document), { name, from: name, homepage: null })),
  )
  return read.flatMap(({ items }) => items.map(ours))
}

async function* bytesOf(document: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(document)
}

const path = (address: string): string =>
  address.startsWith(`${demoWorld.newsHost}/`) ? address.slice(demoWorld.newsHost.length) : address

const ours = (article: Article): Article => ({
  ...article,
  picture: article.picture && path(article.picture),
  content: article.content && article.content.map(blockOfOurs),
})

function blockOfOurs(block: Block): Block {
  if (block.kind === 'picture') return { ...block, url: path(block.url) }
  return block.kind === 'list' ? { ...block, items: block.items.map(runsOfOurs) } : { ...block, runs: runsOfOurs(block.runs) }
}

const runsOfOurs = (runs: readonly Run[]): Run[] => runs.map((run) => (run.link === undefined ? run : { ...run, link: path(run.link) }))
