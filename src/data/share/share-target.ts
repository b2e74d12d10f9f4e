import { useSnapshot } from 'valtio'
import { knownValue, prepare, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import { readShare, type Share, type ShareTarget } from '#domain/share/read-share.ts'
import { absoluteUrl } from '#platform/share.ts'
import { type FoundById, findQuery } from '#remote/tmdb/search.ts'
import { appearance } from '#state/appearance.ts'

export type { FoundById }

/** What something is about that another app handed over; pages of this site are known by its host. */
export const targetOf = (share: Share): ShareTarget => readShare(share, new URL(absoluteUrl('/')).origin)

/** What the movie database knows under an id of IMDb. */
export function useFoundById(imdb: string): RetryableAnswer<FoundById> {
  const { language } = useSnapshot(appearance)
  return useAnswer(findQuery(imdb, language))
}

/** The same for route loaders: undefined where it is not known within a moment that nobody notices. */
export async function foundSoon(imdb: string): Promise<FoundById | undefined> {
  const query = findQuery(imdb, appearance.language)
  await prepare(query)
  return knownValue(query)
}
