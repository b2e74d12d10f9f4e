import { readCachedJson, readJsonCache } from '#platform/caches.ts'
import { absoluteUrl } from '#platform/share.ts'
import { cacheKey } from '#remote/tmdb/cache-key.ts'
import { type Query, queryUrl } from '#remote/tmdb/query.ts'
import { cacheNames } from '#product/cache-names.ts'
import { type Language, languages } from '#product/languages.ts'
import { knownEntry, loadConfig } from './catalogue-entries.ts'

/**
 * What this device knows of a question's answer, at any age: in this tab, else what the service worker has kept. Never asks the movie
 * database; null when it was never asked. Never rejects.
 */
export async function keptAnswer<T>(query: Query<T>): Promise<T | null> {
  const known = knownEntry(query)?.answer.value as T | undefined
  if (known !== undefined) return known
  const config = await loadConfig()
  const body = config && (await readCachedJson(cacheNames.catalogue, cacheKey(absoluteUrl(queryUrl(query, config)))))
  return body ? query.read(body) : null
}

/** Every answer that the service worker keeps, those in a language first. */
export async function keptAnswers(language: Language): Promise<{ path: string; body: unknown }[]> {
  const answers = await readJsonCache(cacheNames.catalogue)
  const isForeign = ({ url }: { url: URL }): boolean => url.searchParams.get('language') !== languages[language].locale
  return answers.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b))).map(({ url, body }) => ({ path: url.pathname, body }))
}
