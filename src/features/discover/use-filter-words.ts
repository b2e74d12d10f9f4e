import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { languageName, regionName } from '#components/words/code-names.ts'
import { dayWords } from '#components/words/day-words.ts'
import type { MediaType } from '#contract/media.ts'
import type { ActiveFilter } from '#domain/discover/active-filters.ts'
import type { DiscoverFilters } from '#domain/discover/discover-filters.ts'
import { platformOf } from '#domain/discover/platform-ids.ts'
import { numberText } from '#i18n/formats.ts'
import { genres } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'
import { useProviders } from '#data/discover/choices.ts'

/** Says a filter in a few words. */
export function useFilterWords(type: MediaType, filters: DiscoverFilters): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const providers = useProviders(type, filters.region)
  const genre = (id: string | number): string => genres[Number(id)]?.[language] ?? String(id)
  const words: Record<ActiveFilter['field'], (value: string | number, name: string) => string> = {
    genres: genre,
    withoutGenres: (id) => t`Without ${genre(id)}`,
    decade: (decade) => t`${decade}s`,
    year: String,
    from: (day) => t`From ${dayWords(String(day), language)}`,
    to: (day) => t`Until ${dayWords(String(day), language)}`,
    language: (code) => languageName(String(code), language) ?? String(code),
    country: (code) => regionName(String(code), language) ?? String(code),
    providers: (id) => providers.find((provider) => provider.id === id)?.name ?? platformOf(type, Number(id)) ?? t`Provider ${id}`,
    rating: (rating) => t`Rated ${numberText(Number(rating), language)} or higher`,
    votes: (votes) => t`At least ${numberText(Number(votes), language)} votes`,
    minRuntime: (minutes) => t`At least ${minutes} min`,
    maxRuntime: (minutes) => t`At most ${minutes} min`,
    certification: (label) => t`Age rating ${label}`,
    keywords: (_, name) => name,
    withoutKeywords: (_, name) => t`Without “${name}”`,
  }
  return ({ field, value, name = '' }) => words[field](value, name)
}
