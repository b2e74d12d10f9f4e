import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useFormat } from '#i18n/formats.ts'
import type { MediaType } from '#contract/media.ts'
import { useProviders } from '#data/discover/choices.ts'
import type { ActiveFilter, DiscoverFilters, FilterField } from '#domain/discover/filters.ts'
import { platformOf } from '#domain/discover/platform-ids.ts'
import { discoverBounds } from '#product/discover.ts'
import { genres } from '#product/genres.ts'
import { appearance } from '#state/appearance.ts'

interface FilterWords {
  /** Of its control, where the panel makes one from the table. */
  label?: string
  /** One of the values to choose from. */
  option?: (value: string | number) => string
  /** Said when what was typed cannot be. */
  wrong?: string
  /** Of its chip. */
  chip?: (value: string | number, name: string) => string
}

/** The words of each filter, a row for each of `domain/discover/filter-table.ts`. */
export function useFilterWords(type: MediaType, filters: DiscoverFilters): Record<FilterField, FilterWords> {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const format = useFormat()
  const providers = useProviders(type, filters.region)
  const genre = (id: string | number): string => genres[Number(id)]?.[language] ?? String(id)
  const [first, last] = discoverBounds.years
  const [least, most] = discoverBounds.minutes
  const day = t`A day from ${first} to ${last}, the second not before the first`
  const wholeMinutes = t`Whole minutes from ${least} to ${most}`
  const decades = (decade: string | number): string => t`${decade}s`
  const number = (value: string | number): string => format.number(Number(value))
  return {
    sort: {},
    genres: { chip: genre },
    withoutGenres: { chip: (id) => t`Without ${genre(id)}` },
    decade: { label: t`Decade`, option: decades, chip: decades },
    year: { label: t`Year`, wrong: t`A year from ${first} to ${last}`, chip: String },
    from: { label: t`From`, wrong: day, chip: (from) => t`From ${format.day(String(from))}` },
    to: { label: t`Until`, wrong: day, chip: (to) => t`Until ${format.day(String(to))}` },
    language: { label: t`Original language`, chip: (code) => format.languageName(String(code)) ?? String(code) },
    country: { label: t`Country of origin`, chip: (code) => format.regionName(String(code)) ?? String(code) },
    providers: {
      chip: (id) => providers.find((provider) => provider.id === id)?.name ?? platformOf(type, Number(id)) ?? t`Provider ${id}`,
    },
    region: {},
    rating: {
      label: t`Average rating`,
      option: (rating) => t`${number(rating)} or higher`,
      chip: (rating) => t`Rated ${number(rating)} or higher`,
    },
    votes: { label: t`Minimum votes`, option: number, chip: (votes) => t`At least ${number(votes)} votes` },
    minRuntime: { label: t`From minutes`, wrong: wholeMinutes, chip: (minutes) => t`At least ${minutes} min` },
    maxRuntime: { label: t`To minutes`, wrong: wholeMinutes, chip: (minutes) => t`At most ${minutes} min` },
    certification: { chip: (label) => t`Age rating ${label}` },
    certificationCountry: {},
    keywords: { chip: (_, name) => name },
    withoutKeywords: { chip: (_, name) => t`Without “${name}”` },
  }
}

/** The words of a chip. */
export const chipWords = (words: Record<FilterField, FilterWords>, { field, value, name = '' }: ActiveFilter): string =>
  words[field].chip?.(value, name) ?? String(value)
