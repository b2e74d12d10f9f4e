import type { Article, Block, Run } from '#contract/news.ts'
import { feedReader } from './feed-reader.ts'

/** Papers that come with the server, as feeds like any others. */
export interface Papers {
  /** What they say at a moment, epoch ms; no paper says more than one thing in an hour. */
  feedsAt: (now: number) => readonly { name: string; document: string }[]
  /** What stands there before the paths of our own server. */
  ownHost: string
}

/** Their articles, read as those of any other source; what leads to our own server there leads to its paths here. Read once for each hour. */
export function articlesOfPapers(papers: Papers): (now: number) => Promise<readonly Article[]> {
  const hourMs = 3_600_000
  let known: { hour: number; articles: Promise<readonly Article[]> } | undefined
  return (now) => {
    const hour = Math.floor(now / hourMs)
    if (known?.hour !== hour) known = { hour, articles: readAll(papers, hour * hourMs) }
    return known.articles
  }
}

async function readAll({ feedsAt, ownHost }: Papers, now: number): Promise<readonly Article[]> {
  const read = await Promise.all(
    feedsAt(now).map(({ name, document }) => feedReader.read(bytesOf(document), { name, from: name, homepage: null })),
  )
  const path = (address: string): string => (address.startsWith(`${ownHost}/`) ? address.slice(ownHost.length) : address)
  return read.flatMap(({ items }) =>
    items.map((article) => ({
      ...article,
      picture: article.picture && path(article.picture),
      content: article.content && article.content.map((block) => withPaths(block, path)),
    })),
  )
}

async function* bytesOf(document: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(document)
}

function withPaths(block: Block, path: (address: string) => string): Block {
  const runsOf = (runs: readonly Run[]): Run[] => runs.map((run) => (run.link === undefined ? run : { ...run, link: path(run.link) }))
  if (block.kind === 'picture') return { ...block, url: path(block.url) }
  return block.kind === 'list' ? { ...block, items: block.items.map(runsOf) } : { ...block, runs: runsOf(block.runs) }
}
