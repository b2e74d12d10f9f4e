import { paged } from '../responses.ts'
import type { Ask } from '../request.ts'
import { collections, collectionHit } from '../movies/collections.ts'
import { companies, companyItem } from '../titles/companies.ts'
import { isoDate } from '../dates.ts'
import { keywords } from '../titles/keywords.ts'
import type { Person } from '../people/people.ts'
import { releasesOf } from '../titles/releases.ts'
import { isMovie } from '../snapshot.ts'
import type { Dated, Snapshot } from '../snapshot.ts'
import { listItem, mixedItem } from '../titles/items.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'

/** Without case, accents and punctuation: "Wie Öl!" becomes "wie ol". Other scripts stay as they are. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well a plain text answers a plain query: whole text, beginning, beginnings of its words, anywhere; 0 for not at all. */
function match(text: string, query: string): number {
  if (text === query) return 4
  if (text.startsWith(query)) return 3
  const parts = query.split(' ')
  if (!text.includes(parts[0] ?? '')) return 0
  const words = text.split(' ')
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2
  return query.length > 2 && text.includes(query) ? 1 : 0
}

/** Something that can be found by its names. */
export interface Findable {
  /** Each as `plain` writes it. */
  names: readonly string[]
}

const longestQuery = 200

/** What answers the query, best first; equals keep their order. Nothing answers an empty query. */
export function findHits<T extends Findable>(asked: string, things: readonly T[]): T[] {
  const query = plain(asked.slice(0, longestQuery))
  if (query === '') return []
  return things
    .map((thing) => ({ thing, score: Math.max(0, ...thing.names.map((name) => match(name, query))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}

type Body = Record<string, unknown>

type Entry<T> = Findable & { thing: T }

const entry = <T>(thing: T, ...names: string[]): Entry<T> => ({ thing, names: [...new Set(names.map(plain))].filter(Boolean) })

const persons = popularPeople.map((person) => entry(person, person.name, ...person.alsoKnownAs))
const series = collections.map((collection) => entry(collection, collection.name.en, collection.name.de))
const makers = companies.map((company) => entry(company, company.name))
const subjects = keywords.map((keyword) => entry(keyword, keyword.name))

const indexes = new WeakMap<Snapshot, Entry<Dated>[]>()

/** All titles with their names made plain, most popular first; made once per day. */
function titlesOf(snapshot: Snapshot): Entry<Dated>[] {
  const found =
    indexes.get(snapshot) ??
    [...snapshot.movies, ...snapshot.hidden, ...snapshot.shows]
      .toSorted((a, b) => b.popularity - a.popularity)
      .map((item) => entry<Dated>(item, item.title.title.en, item.title.title.de, item.title.originalTitle))
  indexes.set(snapshot, found)
  return found
}

const inYear = ({ day }: Dated, year: string): boolean => day !== null && isoDate(day).startsWith(`${year}-`)

/** Which titles may be found: of the asked years, and none for adults unless they are asked for. */
function admitted(ask: Ask): (item: Dated) => boolean {
  const adults = ask.param('include_adult') === 'true'
  const first = ask.param('primary_release_year') || ask.param('first_air_date_year')
  const any = ask.param('year')
  return (item) =>
    (adults || item.title.quirks.hidden !== 'adult') &&
    (first === '' || inYear(item, first)) &&
    (any === '' || inYear(item, any) || (isMovie(item) && releasesOf(item).some(({ day }) => isoDate(day).startsWith(`${any}-`))))
}

const titles = (ask: Ask): Entry<Dated>[] => {
  const admits = admitted(ask)
  return titlesOf(ask.snapshot).filter(({ thing }) => admits(thing))
}

const query = (ask: Ask): string => ask.param('query')

const answer = <T>(ask: Ask, entries: readonly Entry<T>[], show: (thing: T) => Body): Body => ({
  ...paged(ask, findHits(query(ask), entries), ({ thing }) => show(thing)),
})

/** As older answers of the real service had it: nothing found is no page at all (irregularity 32). */
const withoutPages = (body: Body): Body => (body['total_results'] === 0 ? { ...body, total_pages: 0 } : body)

/** Only titles and people; every third collection slips in at the end (irregularity 18). */
function multi(ask: Ask): Body {
  const admits = titles(ask).map(({ thing, names }) => ({ names, show: () => mixedItem(thing, ask.lang, ask.today) }))
  const people = persons.map(({ thing, names }) => ({ names, show: () => ({ ...personItem(thing, ask), media_type: 'person' }) }))
  const stray = series
    .filter(({ thing }) => thing.id % 3 === 0)
    .map(({ thing, names }) => ({ names, show: () => ({ ...collectionHit(thing, ask), media_type: 'collection' }) }))
  return { ...paged(ask, findHits(query(ask), [...admits, ...people, ...stray]), ({ show }) => show()) }
}

/** `GET /search/{kind}`. Only `multi` says what kind each result is (irregularity 15). */
export const searches: Readonly<Record<string, (ask: Ask) => Body>> = {
  multi,
  movie: (ask) =>
    answer(
      ask,
      titles(ask).filter(({ thing }) => isMovie(thing)),
      (item) => listItem(item, ask.lang, ask.today),
    ),
  tv: (ask) =>
    answer(
      ask,
      titles(ask).filter(({ thing }) => !isMovie(thing)),
      (item) => listItem(item, ask.lang, ask.today),
    ),
  person: (ask) => answer<Person>(ask, persons, (person) => personItem(person, ask)),
  collection: (ask) => withoutPages(answer(ask, series, (collection) => collectionHit(collection, ask))),
  company: (ask) => withoutPages(answer(ask, makers, companyItem)),
  keyword: (ask) => withoutPages(answer(ask, subjects, (keyword) => ({ ...keyword }))),
}
