import type { Day } from './dates.ts'
import type { Lang } from './text.ts'

/** One request as the answers see it. `param` gives the first value of a query parameter, or ''. */
export interface Ask {
  today: Day
  lang: Lang
  param: (name: string) => string
}

/** Reads the query; `language` is `de`, `de-DE`, or anything else for English. */
export function readAsk(query: unknown, today: Day): Ask {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const param = (name: string): string => {
    const value: unknown = Array.isArray(values[name]) ? values[name][0] : values[name]
    return typeof value === 'string' ? value : ''
  }
  return { today, lang: /^de\b/i.test(param('language')) ? 'de' : 'en', param }
}
