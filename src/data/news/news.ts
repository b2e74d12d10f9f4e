import type { Article } from '#contract/news.ts'
import { type RetryableAnswer, prepare, useAnswer } from '#data/catalogue/catalogue.ts'
import { newsQuery } from '#remote/api/news.ts'
import { useSavedArticles } from './saved-articles.ts'

/** What the sources of our server tell, the newest first. */
export const useNews = (): RetryableAnswer<readonly Article[]> => useAnswer(newsQuery)

/** For route loaders. */
export const prepareNews = (): Promise<void> => prepare(newsQuery)

/** One article: as its source has it now, else as it was saved. `isGone` once it is known that neither has it. */
export function useArticle(id: string): RetryableAnswer<Article> & { isGone: boolean } {
  const { value: articles, ...answer } = useNews()
  const saved = useSavedArticles()
  const article = articles?.find((one) => one.id === id) ?? saved?.find((one) => one.id === id)
  const isGone = article === undefined && articles !== undefined && saved !== undefined
  return { ...answer, isGone, ...(article && { value: article }) }
}
