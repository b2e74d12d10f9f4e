import type { FastifyInstance } from 'fastify'
import { type Article, type Block, newsLimits } from '#contract/news.ts'
import { addRoute } from '../http/routes.ts'
import { answerTagged } from '../http/tagged-answer.ts'
import type { Services } from '../services.ts'
import { newestFirst } from './feed-reader.ts'

export interface NewsOptions {
  /** What the operator's sources have. */
  itemsOf: () => readonly Article[]
  /** The path of our own under which a picture of a third party is fetched. */
  signPicture: (url: string) => string
  /** What there is where no source is configured, at a moment (epoch ms); its pictures are our own already. */
  bundled?: (now: number) => Promise<readonly Article[]>
}

/** Articles of all sources: the newest first, and no more than a device should keep. */
export function newsRoutes(app: FastifyInstance, services: Services, { itemsOf, signPicture, bundled }: NewsOptions): void {
  addRoute(app, services, 'news', async ({ request, reply }) => {
    const now = services.clock()
    const items = itemsOf()
    const articles = items.length > 0 ? items.map((article) => signed(article, signPicture)) : ((await bundled?.(now)) ?? [])
    return answerTagged(request, reply, { articles: arranged(articles, now) })
  })
}

/** Two sources may have the same article. What is dated more than a day ahead has no date that means anything. */
function arranged(articles: readonly Article[], now: number): Article[] {
  const latest = new Date(now + 86_400_000).toISOString()
  const unique = [...new Map(articles.map((article) => [article.id, article])).values()]
  const dated = unique.map((article) => ((article.published_at ?? '') > latest ? { ...article, published_at: null } : article))
  return newestFirst(dated).slice(0, newsLimits.articles)
}

/** A picture whose address has become too long is none. */
function signed(article: Article, sign: NewsOptions['signPicture']): Article {
  const within = (address: string, longest: number): string | null => {
    const path = sign(address)
    return path.length > longest ? null : path
  }
  const blocks = article.content?.flatMap((block): Block[] => {
    if (block.kind !== 'picture') return [block]
    const url = within(block.url, newsLimits.longAddress)
    return url === null ? [] : [{ ...block, url }]
  })
  return {
    ...article,
    picture: article.picture && within(article.picture, newsLimits.signed),
    content: blocks && blocks.length > 0 ? blocks : null,
  }
}
