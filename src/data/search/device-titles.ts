import { engine } from '#data/engine.ts'
import type { SavedTitle } from '#contract/titles.ts'
import { mentionedTitles } from '#data/catalogue/catalogue.ts'
import { keptAnswers } from '#data/catalogue/kept-answer.ts'
import { titleFinder } from '#domain/search/title-search.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import { type Title, titleOf } from '#domain/title/title.ts'
import type { Language } from '#product/languages.ts'
import { readTitle, readTitlePage, record } from '#remote/tmdb/readers.ts'
import { deviceIndex } from './device-index.ts'

const index = deviceIndex(collect, titleFinder)

/**
 * Everything this device knows a title of: lists seen before, in this tab or kept by the service worker, and what the person saved.
 * Needs no network. In the interface's language where it is known in that one. Never rejects.
 */
export const deviceTitles = (language: Language): Promise<Title[]> => index(language).all

/** Searches those by name. */
export async function findOnDevice(typed: string, max: number, language: Language): Promise<Title[]> {
  return (await index(language).find)(typed, max)
}

async function collect(owner: string, language: Language): Promise<Title[]> {
  const mentioned = mentionedTitles().toReversed()
  const [cached, saved] = await Promise.all([cachedTitles(language), savedTitles(owner)])
  return uniqueTitles([...mentioned, ...cached, ...saved])
}

async function cachedTitles(language: Language): Promise<Title[]> {
  return (await keptAnswers(language)).flatMap(({ path, body }) => titlesIn(path, body))
}

/** An answer is a list, or the page of one title; the address says of which kind where the answer does not. */
function titlesIn(path: string, body: unknown): Title[] {
  const [, named] = /\/(movie|tv)(?:\/|$)/.exec(path) ?? []
  const kind = named === 'movie' || named === 'tv' ? named : undefined
  const page = readTitlePage(body, kind)
  if (page) return page.titles
  const title = /\/(?:movie|tv)\/\d+$/.test(path) && readTitle(record(body), kind)
  return title ? [title] : []
}

async function savedTitles(owner: string): Promise<Title[]> {
  try {
    const { store } = await engine.open()
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
