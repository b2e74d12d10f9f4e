import type { Day } from './dates.ts'
import type { Snapshot } from './snapshot.ts'
import type { Lang } from './text.ts'

/** One request as the routes see it. `param` gives the first value of a query parameter, or ''. */
export interface ApiRequest {
  /** The catalogue as of today. */
  snapshot: Snapshot
  today: Day
  lang: Lang
  param: (name: string) => string
}

/** Reads the query; `language` is `de`, `de-DE`, or anything else for English. */
export function readApiRequest(query: unknown, snapshot: Snapshot): ApiRequest {
  const values: Record<string, unknown> = typeof query === 'object' && query !== null ? { ...query } : {}
  const param = (name: string): string => {
    const value: unknown = Array.isArray(values[name]) ? values[name][0] : values[name]
    return typeof value === 'string' ? value : ''
  }
  return { snapshot, today: snapshot.today, lang: /^de\b/i.test(param('language')) ? 'de' : 'en', param }
}

/** The comma-separated values of a parameter; none when it is missing or empty. */
export const listParam = (request: ApiRequest, name: string): string[] => request.param(name).split(',').filter(Boolean)
