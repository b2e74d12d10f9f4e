import type { Ask } from './ask.ts'
import { isoDate, yearOf } from './dates.ts'
import { providers, providersOf } from './providers.ts'
import type { Dated } from './snapshot.ts'
import { genresOf } from './wire/items.ts'

type Test = (item: Dated) => boolean

/** `1,2` asks for all, `1|2` for any. */
function ids(value: string): { all: boolean; ids: number[] } {
  return { all: !value.includes('|'), ids: value.split(/[|,]/).map(Number) }
}

const dateOf = ({ day }: Dated): string => (day === null ? '' : isoDate(day))

function voteOf({ title, day }: Dated, today: number): { vote: number; votes: number } {
  return day !== null && day <= today ? { vote: title.vote, votes: title.votes } : { vote: 0, votes: 0 }
}

/** One row per filter of `/discover`; an unknown one is ignored, a wrong value finds nothing (irregularity 34). */
const filters: Readonly<Record<string, (value: string, ask: Ask) => Test>> = {
  with_genres: (value) => {
    const wanted = ids(value)
    return ({ title }) => wanted.ids[wanted.all ? 'every' : 'some']((id) => genresOf(title).includes(id))
  },
  without_genres: (value) => {
    const unwanted = ids(value)
    return ({ title }) => !unwanted.ids.some((id) => genresOf(title).includes(id))
  },
  with_watch_providers: (value, ask) => {
    const wanted = ids(value)
    const region = ask.param('watch_region') || 'US'
    if (!wanted.ids.some((id) => providers.some((provider) => provider.id === id))) return () => false
    return ({ title }) => {
      const found = new Set(providersOf(title, region).map(({ id }) => id))
      return wanted.ids[wanted.all ? 'every' : 'some']((id) => found.has(id))
    }
  },
  'primary_release_date.gte': (value) => (item) => dateOf(item) !== '' && dateOf(item) >= value,
  'primary_release_date.lte': (value) => (item) => dateOf(item) !== '' && dateOf(item) <= value,
  year:
    (value) =>
    ({ day }) =>
      day !== null && yearOf(day) === Number(value),
  'vote_average.gte': (value, ask) => (item) => voteOf(item, ask.today).vote >= Number(value),
  'vote_average.lte': (value, ask) => (item) => voteOf(item, ask.today).vote <= Number(value),
  'vote_count.gte': (value, ask) => (item) => voteOf(item, ask.today).votes >= Number(value),
  with_original_language:
    (value) =>
    ({ title }) =>
      value.split('|').includes(title.originalLanguage),
}

/** Other names of the same filters. */
const aliases: Readonly<Record<string, string>> = {
  'release_date.gte': 'primary_release_date.gte',
  'release_date.lte': 'primary_release_date.lte',
  'first_air_date.gte': 'primary_release_date.gte',
  'first_air_date.lte': 'primary_release_date.lte',
  primary_release_year: 'year',
  first_air_date_year: 'year',
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const orders: Readonly<Record<string, (a: Dated, b: Dated, ask: Ask) => number>> = {
  popularity: (a, b) => a.popularity - b.popularity,
  vote_average: (a, b, ask) => voteOf(a, ask.today).vote - voteOf(b, ask.today).vote,
  vote_count: (a, b, ask) => voteOf(a, ask.today).votes - voteOf(b, ask.today).votes,
  primary_release_date: (a, b) => compareText(dateOf(a), dateOf(b)),
  release_date: (a, b) => compareText(dateOf(a), dateOf(b)),
  first_air_date: (a, b) => compareText(dateOf(a), dateOf(b)),
  title: (a, b, ask) => a.title.title[ask.lang].localeCompare(b.title.title[ask.lang], ask.lang),
  name: (a, b, ask) => a.title.title[ask.lang].localeCompare(b.title.title[ask.lang], ask.lang),
  original_title: (a, b) => a.title.originalTitle.localeCompare(b.title.originalTitle),
}

/** The items that pass every filter of the query, in the asked order (default `popularity.desc`). */
export function discover(items: readonly Dated[], ask: Ask): Dated[] {
  const names = [...Object.keys(filters), ...Object.keys(aliases)]
  const tests = names.flatMap((name) => {
    const filter = filters[aliases[name] ?? name]
    const value = ask.param(name)
    return filter === undefined || value === '' ? [] : [filter(value, ask)]
  })
  const [key = '', direction] = ask.param('sort_by').split('.')
  const order = orders[key] ?? orders['popularity']
  const sign = direction === 'asc' ? 1 : -1
  const found = items.filter((item) => tests.every((test) => test(item)))
  return order === undefined ? found : found.sort((a, b) => sign * order(a, b, ask) || a.title.id - b.title.id)
}
