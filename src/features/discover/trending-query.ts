import type { MediaType } from '#contract/media.ts'
import { queries } from '#data/catalogue/queries.ts'
import type { Language } from '#product/languages.ts'
import type { TitleQuery } from '#data/catalogue/list-query.ts'

export type TrendingOf = MediaType | 'all'
export type TrendingWindow = 'day' | 'week'

/** The week unless an address says otherwise (specification, section 7). */
export const windowFrom = (text: unknown): TrendingWindow => (text === 'day' ? 'day' : 'week')

/** One page of what trends. */
export const trendingQuery = (of: TrendingOf, window: TrendingWindow, language: Language, page: number): TitleQuery =>
  of === 'all' ? queries.trendingAll(window, language, page) : queries.trending(of, window, language, page)
