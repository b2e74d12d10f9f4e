import { subscribe } from 'valtio'
import type { Article } from '#contract/news.ts'
import { engine } from '#data/engine.ts'
import { ownersRows } from '#db/owners.ts'
import { picturesToKeep } from '#domain/news/kept-pictures.ts'
import { inTurn } from '#platform/locks.ts'
import { recordCache } from '#platform/record-cache.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { cacheNames } from '#product/cache-names.ts'
import { keptPictures } from '#product/news.ts'
import { readArticle } from '#remote/api/news.ts'
import { fetchPicture } from '#remote/picture.ts'
import { number, record } from '#remote/tmdb/readers.ts'
import { connectivity } from '#state/connectivity.ts'
import { onSavedArticles } from './saved-articles.ts'

/** Where the worker finds them as well, by the paths under which they are asked for. */
const pictures = recordCache(cacheNames.articlePictures)

/** One tab does it at a time. */
const lock = 'article-pictures'
/** Several articles are saved one after the other (ms). */
const calmMs = 500
/** A picture that does not come in this time is asked for another time (ms). */
const waitMs = 20_000
let timer: ReturnType<typeof setTimeout> | undefined

/** Those that our server did not have; it is not asked again for them until the page is opened anew. */
const missing = new Set<string>()

/** Keeps the pictures of saved articles on this device, also of those that were saved on another one, and lets go of all others. The app calls it once. */
export function followArticlePictures(): void {
  onSavedArticles(keepSoon)
  subscribe(connectivity, keepSoon)
  keepSoon()
}

function keepSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined
    void inTurn(lock, keepWanted).catch(() => undefined)
  }, calmMs)
}

/** Fetches what the saved articles need, once what they do not need is gone. Without a network, a database or room on the disk the rest comes when those are back. */
async function keepWanted(): Promise<void> {
  const lacking = await letGoOfPictures()
  // Without the worker nobody would ever look at them.
  if (connectivity.state === 'offline' || !isWorkerInCharge()) return
  for (const path of lacking) if (!missing.has(path)) await keep(path)
}

/**
 * Removes the pictures that no saved article of anybody on this device needs; resolves with those that are needed and not here, of the articles saved
 * last first. Rejects when the database cannot be read.
 */
export async function letGoOfPictures(): Promise<string[]> {
  const wanted = picturesToKeep(await articlesHere())
  const here = await pictures.addresses()
  for (const path of here) if (!wanted.has(path)) await pictures.remove(path)
  return [...wanted].filter((path) => !here.has(path))
}

async function keep(path: string): Promise<void> {
  const picture = await fetchPicture(path, keptPictures.bytes, AbortSignal.timeout(waitMs))
  if (picture === null) missing.add(path)
  else await pictures.putBytes(path, picture)
}

/** Those saved last first. */
async function articlesHere(): Promise<Article[]> {
  const { database } = await engine.open()
  const rows = (await ownersRows(database, 'saved_articles')).map(({ value }) => record(value))
  return rows.toSorted((a, b) => number(b['saved_at']) - number(a['saved_at'])).flatMap((row) => readArticle(row) ?? [])
}
