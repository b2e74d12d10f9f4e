import { useMemo } from 'react'
import { type Failure, useQueries } from '#data/catalogue/catalogue.ts'
import { mediaKey } from '#contract/media.ts'
import { limits } from '#product/limits.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import type { TitleQuery } from '#data/catalogue/list-query.ts'

/** What is known of some pages of a list. */
export interface Pages {
  /** In their order, each title once; undefined keeps the place of one that is on its way. Empty when nothing could be had. */
  titles: readonly (Title | undefined)[]
  /** How many pages and titles there are in all; undefined until a page has answered. */
  pages: number | undefined
  total: number | undefined
  /** Of the oldest answer (epoch ms). */
  asOf: number | undefined
  failure: Failure | undefined
  /** Every page is there, though one may be old because refreshing failed. */
  isComplete: boolean
}

/** The pages of a list as they are known now, below one another. */
export function usePages(queries: readonly TitleQuery[]): Pages {
  const answers = useQueries(queries)
  return useMemo(() => {
    const seen = new Set<string>()
    const isFirst = (title: Title): boolean => {
      const key = mediaKey(titleRef(title))
      return !seen.has(key) && Boolean(seen.add(key))
    }
    const waiting = Array.from({ length: limits.pageSize }, () => undefined)
    const latest = answers.findLast(({ value }) => value)
    return {
      // The movie database repeats titles from page to page.
      titles: answers.flatMap(({ value, failure }): (Title | undefined)[] => value?.titles.filter(isFirst) ?? (failure ? [] : waiting)),
      pages: latest?.value?.pages,
      total: latest?.value?.total,
      asOf: oldest(answers.flatMap(({ asOf }) => asOf ?? [])),
      failure: answers.find(({ failure }) => failure)?.failure,
      isComplete: answers.every(({ value }) => value),
    }
  }, [answers])
}

const oldest = (moments: readonly number[]): number | undefined => (moments.length === 0 ? undefined : Math.min(...moments))
