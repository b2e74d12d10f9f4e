import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import type { ActiveFilter } from '#domain/discover/active-filters.ts'
import type { DiscoverFilters } from '#domain/discover/discover-filters.ts'
import { platformOf } from '#domain/discover/platform-ids.ts'
import { useFormat } from '#i18n/formats.ts'
import { genres } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'
import { useProviders } from './use-providers.ts'

/** Says a filter in a few words. */
export function useFilterWords(type: MediaType, filters: DiscoverFilters): (filter: ActiveFilter) => string {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const format = useFormat()
  const providers = useProviders(type, filters)
  const genre = (id: string | number): string => genres[Number(id)]?.[language] ?? String(id)
  const words: Record<ActiveFilter['field'], (value: string | number, name: string) => string> = {
    genres: genre,
    withoutGenres: (id) => t`Without ${genre(id)}`,
    decade: (decade) => t`${decade}s`,
    year: String,
    from: (day) => t`From ${format.day(String(day))}`,
    to: (day) => t`Until ${format.day(String(day))}`,
    language: (code) => format.languageName(String(code)) ?? String(code),
    country: (code) => format.regionName(String(code)) ?? String(code),
    providers: (id) => providers.find((provider) => provider.id === id)?.name ?? platformOf(type, Number(id)) ?? t`Provider ${id}`,
    rating: (rating) => t`Rated ${format.number(Number(rating))} or higher`,
    votes: (votes) => t`At least ${format.number(Number(votes))} votes`,
    minRuntime: (minutes) => t`At least ${minutes} min`,
    maxRuntime: (minutes) => t`At most ${minutes} min`,
    certification: (label) => t`Age rating ${label}`,
    keywords: (_, name) => name,
    withoutKeywords: (_, name) => t`Without “${name}”`,
  }
  return ({ field, value, name = '' }) => words[field](value, name)
}
