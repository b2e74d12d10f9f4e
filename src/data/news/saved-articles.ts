import type { SavedArticle } from '#contract/entities/saved-articles.ts'
import type { Article } from '#contract/news.ts'
import { decide, undoOf } from '#data/library/decide.ts'
import { ownRows } from '#data/library/own-rows.ts'
import { putBack } from '#data/library/removals.ts'
import { deviceClock } from '#platform/clock.ts'
import { readArticle } from '#remote/api/news.ts'
import { record } from '#remote/tmdb/readers.ts'
import { showToast } from '#state/toasts.ts'
import { useLive } from '#data/use-live.ts'

/** Rows may be of another version of the app, or of another client: they are read like answers of a server. */
const newestFirst = (rows: ReadonlyMap<string, SavedArticle>): readonly Article[] =>
  [...rows.values()].toSorted((a, b) => (b.saved_at ?? 0) - (a.saved_at ?? 0)).flatMap((row) => readArticle(record(row)) ?? [])

const saved = ownRows('saved_articles', newestFirst)

/** The articles that this person, or the guest of this device, has saved, those saved last first, live; undefined while the database opens. */
export const useSavedArticles = (): readonly Article[] | undefined => useLive(saved)

/** Calls back after every change of them, and when they are read first. */
export const onSavedArticles = (changed: () => void): (() => void) => saved.subscribe(changed)

/**
 * Saves an article with all that is known of it, on this device and for a member in the account, without the network. Never rejects: a failure is said in a
 * notice and changes nothing.
 */
export async function saveArticle(article: Article): Promise<void> {
  const value: SavedArticle = { ...article, saved_at: deviceClock.now() }
  await decide('saved_articles', [{ key: article.id, op: 'put', value }])
  await saved.shows((known) => known.some(({ id }) => id === article.id))
}

/** Takes it back, with Undo. Never rejects. */
export async function removeSavedArticle({ id, title }: Article): Promise<void> {
  const [before] = (await decide('saved_articles', [{ key: id, op: 'delete', value: null }])) ?? []
  if (!before) return
  showToast({
    notice: 'article-removed',
    values: { title },
    ...undoOf('saved_articles', [id], () => void decide('saved_articles', [putBack({ key: id, value: before })])),
  })
}
