import { answerTo, knownTitle } from '#data/catalogue/catalogue.ts'
import { type ImportEntry, type NamedTitle, titleName } from '#domain/import/entry.ts'
import { exactMatch, type Match, titleFromFile } from '#domain/import/plan.ts'
import { atMost } from '#platform/clock.ts'
import { importLimits } from '#product/importing.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { findQuery, namedQuery } from '#remote/tmdb/search.ts'
import { appearance } from '#state/appearance.ts'

interface Matching {
  onProgress: (done: number, of: number) => void
  /** Ends the asking; what was not looked up yet counts as not asked for. */
  signal: AbortSignal
}

/**
 * Looks up the titles that entries name, each once: by the id of the movie database, else by that of IMDb, else by exactly its name and year.
 * Without a network only what has an id of the movie database is known. Never rejects.
 */
export async function matchTitles(entries: readonly ImportEntry[], { onProgress, signal }: Matching): Promise<ReadonlyMap<string, Match>> {
  const waiting = new Map(entries.map(({ title }) => [titleName(title), title]))
  const titles = [...waiting]
  const matches = new Map<string, Match>()
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  let [next, asked, failures] = [0, 0, 0]
  const look = async (): Promise<void> => {
    for (let at = next++; at < titles.length; at = next++) {
      const [name, title] = titles[at] ?? []
      if (name === undefined || title === undefined) return
      const isAsked = !signal.aborted && failures < importLimits.failures
      if (isAsked && ++asked > importLimits.unpaced) await atMost(importLimits.paceMs * importLimits.asked, stopped)
      const match = isAsked ? await find(title) : undefined
      if (isAsked) failures = match === undefined ? failures + 1 : 0
      matches.set(name, match ?? titleFromFile(title) ?? 'not-asked')
      onProgress(matches.size, titles.length)
    }
  }
  await Promise.all(Array.from({ length: importLimits.asked }, look))
  return matches
}

/** Undefined where there was no answer. */
async function find(title: NamedTitle): Promise<Match | undefined> {
  const { type, tmdb, imdb, year } = title
  const { language } = appearance
  if (tmdb !== null && type !== null) return knownTitle(type, tmdb) ?? answerTo(queries.title(type, tmdb, language))
  if (imdb !== null) {
    const found = await answerTo(findQuery(imdb, language))
    return found && (found.title ?? 'none')
  }
  if (type === null || year === null) return 'none'
  // Services name films as they are called in English; what is kept is called as the person reads it.
  const page = await answerTo(namedQuery(type, title.name, year, 'en'))
  const match = page && exactMatch(title, page.titles)
  if (match === undefined || typeof match === 'string' || language === 'en') return match
  return (await answerTo(queries.title(type, match.id, language))) ?? match
}
