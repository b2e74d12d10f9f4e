import { isoDate } from '../dates.ts'
import { castOf, crewOf } from '../people/credits.ts'
import type { ApiRequest } from '../request.ts'
import type { Dated } from '../snapshot.ts'
import { companiesOf } from '../titles/companies.ts'
import { genresOf, originOf, voteOf } from '../titles/items.ts'
import { keywordsOf } from '../titles/keywords.ts'
import { providersOf } from '../titles/providers.ts'
import type { Provider } from '../titles/providers.ts'
import type { Movie, Show } from '../titles/title.ts'
import { numberRange, unwanted, wanted } from './values.ts'
import type { Filters } from './values.ts'

type Any = Movie | Show

/** Whoever has it in the asked region, by one of the asked kinds of offer. */
function offering({ title }: Dated<Any>, request: ApiRequest): Provider[] {
  const kinds = request.param('with_watch_monetization_types')
  const found = providersOf(title, request.param('watch_region') || 'US')
  return kinds === '' ? found : found.filter(({ offers }) => offers.some((offer) => kinds.split(/[|,]/).includes(offer)))
}

const actorsIn = ({ title }: Dated<Any>): number[] => castOf(title).map(({ person }) => person)
const crewIn = ({ title }: Dated<Any>): number[] => crewOf(title).map(({ person }) => person.id)

/** A filter for what an item has several of, and its opposite. */
const list = (read: (item: Dated<Any>) => readonly (number | string)[]) => ({
  with: (value: string) => {
    const test = wanted(value)
    return (item: Dated<Any>) => test(read(item))
  },
  without: (value: string) => {
    const test = unwanted(value)
    return (item: Dated<Any>) => test(read(item))
  },
})

const genres = list(({ title }) => genresOf(title))
const keywords = list(({ title }) => keywordsOf(title).map(({ id }) => id))
const companies = list(({ title }) => companiesOf(title).map(({ id }) => id))

/** The filters that films and shows share (documentation of `/discover`). */
export const filters: Filters<Any> = {
  with_genres: genres.with,
  without_genres: genres.without,
  with_keywords: keywords.with,
  without_keywords: keywords.without,
  with_companies: companies.with,
  without_companies: companies.without,
  with_cast: list(actorsIn).with,
  with_crew: list(crewIn).with,
  with_people: list((item) => [...actorsIn(item), ...crewIn(item)]).with,
  with_original_language: list(({ title }) => [title.originalLanguage]).with,
  with_origin_country: list(({ title }) => originOf(title)).with,
  with_watch_providers: (value, request) => {
    const test = wanted(value)
    return (item) => test(offering(item, request).map(({ id }) => id))
  },
  without_watch_providers: (value, request) => {
    const test = unwanted(value)
    return (item) => test(offering(item, request).map(({ id }) => id))
  },
  with_watch_monetization_types: (_value, request) => (item) => offering(item, request).length > 0,
  ...numberRange('vote_average', (item, request) => voteOf(item, request.today).vote),
  ...numberRange('vote_count', (item, request) => voteOf(item, request.today).votes),
}

/** The day as it stands in the lists; '' when nobody knows it. */
export const dateOf = ({ day }: Dated<Any>): string => (day === null ? '' : isoDate(day))

/** A filter for the first day of a title. It reads both ends, so either name will do. */
export const yearTest =
  (value: string) =>
  (item: Dated<Any>): boolean =>
    dateOf(item).startsWith(`${value}-`)
