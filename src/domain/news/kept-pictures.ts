import type { Article } from '#contract/news.ts'
import { keptPictures } from '#product/news.ts'

/** The pictures of an article by their paths at our server, the one above the text first, each once and no more than are kept. */
function picturesOf({ picture, content }: Article): string[] {
  const all = [picture ?? '', ...(content ?? []).map((block) => (block.kind === 'picture' ? block.url : ''))]
  return [...new Set(all.filter((path) => path.startsWith('/img/')))].slice(0, keptPictures.ofArticle)
}

/** The pictures that are to be on the device for these saved articles: where there are too many, those of the first ones. */
export const picturesToKeep = (articles: readonly Article[]): ReadonlySet<string> =>
  new Set([...new Set(articles.flatMap(picturesOf))].slice(0, keptPictures.inAll))
