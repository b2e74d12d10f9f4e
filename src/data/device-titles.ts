import type { SavedTitle } from '#contract/entities.ts'
import type { MediaType } from '#contract/media.ts'
import { uniqueTitles } from '#domain/title-lists.ts'
import { titleFinder } from '#domain/title-search.ts'
import { type Title, titleOf } from '#domain/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { readJsonCache } from '#platform/caches.ts'
import { readTitle, readTitlePage } from '#remote/tmdb-titles.ts'
import { record } from '#remote/tolerant.ts'
import { cacheNames } from '#spec/cache-names.ts'
import { type Language, languages } from '#spec/languages.ts'
import { mentionedTitles } from './catalogue.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'

type Find = (typed: string, max: number) => Title[]

/** While somebody types, nothing much is added to what the device knows. */
const youngMs = 60_000
let prepared: { at: number; language: string; owner: string; titles: Promise<Title[]>; find: Promise<Find> } | undefined

/**
 * Everything this device knows a title of: lists seen before, in this tab or kept by the service worker, and what the person saved.
 * Needs no network. In the interface's language where it is known in that one. Never rejects.
 */
export const deviceTitles = (language: Language): Promise<Title[]> => prepare(language).titles

/** Searches those by name. */
export async function findOnDevice(typed: string, max: number, language: Language): Promise<Title[]> {
  return (await prepare(language).find)(typed, max)
}

function prepare(language: Language) {
  const owner = currentOwner()
  const isYoung = prepared && deviceClock.now() - prepared.at < youngMs && prepared.language === language && prepared.owner === owner
  if (prepared && isYoung) return prepared
  const titles = collect(owner, language)
  prepared = { at: deviceClock.now(), language, owner, titles, find: titles.then(titleFinder) }
  return prepared
}

async function collect(owner: string, language: Language): Promise<Title[]> {
  const mentioned = mentionedTitles().toReversed()
  const [cached, saved] = await Promise.all([cachedTitles(language), savedTitles(owner)])
  return uniqueTitles([...mentioned, ...cached, ...saved])
}

/** From the answers that the service worker keeps, those in the person's language first. */
async function cachedTitles(language: Language): Promise<Title[]> {
  const answers = await readJsonCache(cacheNames.catalogue)
  const isForeign = ({ url }: { url: URL }): boolean => url.searchParams.get('language') !== languages[language].locale
  return answers.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b))).flatMap(({ url, body }) => titlesIn(url.pathname, body))
}

/** An answer is a list, or the page of one title; the address says of which kind where the answer does not. */
function titlesIn(path: string, body: unknown): Title[] {
  const [, type] = /\/(movie|tv)(?:\/|$)/.exec(path) ?? []
  const kind = type as MediaType | undefined
  if (Array.isArray(record(body)['results'])) return readTitlePage(body, kind).titles
  const title = /\/(?:movie|tv)\/\d+$/.test(path) && readTitle(record(body), kind)
  return title ? [title] : []
}

async function savedTitles(owner: string): Promise<Title[]> {
  try {
    const { store } = await openLocal()
    const rows = await store.read((tx) =>
      Promise.all((['favorites', 'watchlist', 'watch_history'] as const).map((entity) => tx.allRows(entity, owner))),
    )
    return rows.flat().flatMap(({ value }) => (isTitle(value) ? [titleOf(value)] : []))
  } catch {
    return []
  }
}

/** The row that clears the history is not a title. */
const isTitle = (value: unknown): value is SavedTitle => typeof value === 'object' && value !== null && 'media_id' in value
