import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { Collection, Details } from '#domain/title/details.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { appearance } from '#state/appearance.ts'

/** What is known of a movie or a show. Not part of the start: routes import this file when they load. */
export function useDetails(type: MediaType, id: number): RetryableAnswer<Details> {
  const { language } = useSnapshot(appearance)
  return useAnswer(detailsQueries.details(type, id, language))
}

/**
 * For route loaders; false when the service knows no such title.
 *
 * @param isAhead while only the pointer or the focus rests on a link: then everything on screen goes first
 */
export const prepareDetails = (type: MediaType, id: number, isAhead = false): Promise<boolean> =>
  prepareEntry(detailsQueries.details(type, id, appearance.language), { isAhead })

/** Movies that belong together, in the order they came out. */
export function useCollection(id: number): RetryableAnswer<Collection> {
  const { language } = useSnapshot(appearance)
  return useAnswer(detailsQueries.collection(id, language))
}

export const prepareCollection = (id: number): Promise<boolean> => prepareEntry(detailsQueries.collection(id, appearance.language))
