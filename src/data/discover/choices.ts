import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { type Answer, useQuery } from '#data/catalogue/catalogue.ts'
import { type Provider, watchRegion } from '#domain/home/platform-rows.ts'
import type { Keyword } from '#domain/title/keyword.ts'
import type { Region } from '#product/languages.ts'
import { type AgeRating, choiceQueries } from '#remote/tmdb/choices.ts'
import { queries } from '#remote/tmdb/queries.ts'
import { appearance } from '#state/appearance.ts'

const noRatings: Readonly<Record<string, readonly AgeRating[]>> = {}
const noKeywords: readonly Keyword[] = []
const noProviders: readonly Provider[] = []

/** The age ratings of movies by country (ISO 3166-1); none until they are known. */
export const useAgeRatings = () => useQuery(choiceQueries.ageRatings('movie')).value ?? noRatings

/** Keywords that begin like what was typed; none until they are known. */
export const useKeywords = (typed: string): readonly Keyword[] =>
  useQuery(typed === '' ? null : choiceQueries.keywords(typed)).value ?? noKeywords

/** Who offers movies or shows in a region (ISO 3166-1); null asks nothing. */
export const useProvidersIn = (region: string | null, type: MediaType): Answer<Provider[]> =>
  useQuery(region === null ? null : queries.providers(type, region))

/** The same for a filter, whose region is the person's own when it is null; none until that is known. */
export function useProviders(type: MediaType, region: Region | null): readonly Provider[] {
  const { region: own } = useSnapshot(appearance)
  return useProvidersIn(watchRegion(region ?? own), type).value ?? noProviders
}
