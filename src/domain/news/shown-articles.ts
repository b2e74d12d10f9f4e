import type { Article } from '#contract/news.ts'
import { byCode } from '../order.ts'

/** What of all articles is shown; what is not named, all of it. */
export interface ArticleFilter {
  /** The name of a source. */
  source?: string | undefined
  /** `en`, `de`: whatever else its tag says. `all` for every language. */
  language?: string | undefined
}

/** The language of an article without its region; empty where nobody says it. */
const languageOf = ({ language }: Pick<Article, 'language'>): string => language.split('-')[0]?.toLowerCase() ?? ''

/** The sources of articles, in the order of their names. */
export const sourcesOf = (articles: readonly Article[]): string[] =>
  [...new Set(articles.map(({ source }) => source.name))].toSorted(byCode)

/** The languages that articles say they are in. */
export const languagesOf = (articles: readonly Article[]): string[] =>
  [...new Set(articles.map(languageOf))].filter(Boolean).toSorted(byCode)

/**
 * The language that is shown where an address names none that there is: that of the interface, unless nothing is written in it.
 */
export function languageShown(articles: readonly Article[], asked: string | undefined, spoken: string): string {
  const known = languagesOf(articles)
  if (asked !== undefined && (asked === 'all' || known.includes(asked))) return asked
  return known.includes(spoken) ? spoken : 'all'
}

/** Articles that pass a filter. Those of which nobody says the language pass every language. */
export function shownArticles(articles: readonly Article[], filter: ArticleFilter, spoken: string): Article[] {
  const language = languageShown(articles, filter.language, spoken)
  const source = sourcesOf(articles).find((name) => name === filter.source)
  return articles.filter(
    (article) =>
      (source === undefined || article.source.name === source) && (language === 'all' || ['', language].includes(languageOf(article))),
  )
}
