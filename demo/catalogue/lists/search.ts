import { isoDate } from '../dates.ts'
import { collections, collectionHit } from '../movies/collections.ts'
import type { Person } from '../people/people.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'
import type { ApiRequest } from '../request.ts'
import { paged } from '../responses.ts'
import { isMovie } from '../snapshot.ts'
import type { Dated, Snapshot } from '../snapshot.ts'
import { companies, companyItem } from '../titles/companies.ts'
import { listItem, mixedItem } from '../titles/items.ts'
import { keywords } from '../titles/keywords.ts'
import { releasesOf } from '../titles/releases.ts'

/** Without case, accents and punctuation: "Wie Öl!" becomes "wie ol". Other scripts stay as they are. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What is searched for, as `plain` writes it, and its words, each once. */
interface Sought {
  query: string
  parts: readonly string[]
}

/** How well a plain text answers a query: whole text, beginning, beginnings of its words, anywhere; 0 for not at all. */
function match(text: string, { query, parts }: Sought): number {
  if (text === query) return 4
  if (text.startsWith(query)) return 3
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
function findHits<T extends Findable>(asked: string, things: readonly T[]): T[] {
  const query = plain(asked.slice(0, longestQuery))
  if (query === '') return []
  const sought = { query, parts: [...new Set(query.split(' '))] }
  return things
    .map((thing) => ({ thing, score: Math.max(0, ...thing.names.map((name) => match(name, sought))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}

type Body = Record<string, unknown>

type Entry<T> = Findable & { thing: T }

const entry = <T>(thing: T, ...names: string[]): Entry<T> => ({ thing, names: [...new Set(names.map(plain))].filter(Boolean) })

const personEntries = popularPeople.map((person) => entry(person, person.name, ...person.alsoKnownAs))
const collectionEntries = collections.map((collection) => entry(collection, collection.name.en, collection.name.de))
const companyEntries = companies.map((company) => entry(company, company.name))
const keywordEntries = keywords.map((keyword) => entry(keyword, keyword.name))

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
function titleFilter(request: ApiRequest): (item: Dated) => boolean {
  const adults = request.param('include_adult') === 'true'
  const first = request.param('primary_release_year') || request.param('first_air_date_year')
  const any = request.param('year')
  return (item) =>
    (adults || item.title.quirks.hidden !== 'adult') &&
    (first === '' || inYear(item, first)) &&
    (any === '' || inYear(item, any) || (isMovie(item) && releasesOf(item).some(({ day }) => isoDate(day).startsWith(`${any}-`))))
}

const titles = (request: ApiRequest): Entry<Dated>[] => {
  const admits = titleFilter(request)
  return titlesOf(request.snapshot).filter(({ thing }) => admits(thing))
}

const query = (request: ApiRequest): string => request.param('query')

const answer = <T>(request: ApiRequest, entries: readonly Entry<T>[], show: (thing: T) => Body): Body => ({
  ...paged(request, findHits(query(request), entries), ({ thing }) => show(thing)),
})

/** Older answers of the real service had no pages when nothing was found (irregularity 32). */
const withoutPages = (body: Body): Body => (body['total_results'] === 0 ? { ...body, total_pages: 0 } : body)

/** Only titles and people; every third collection slips in at the end (irregularity 18). */
function multi(request: ApiRequest): Body {
  const admits = titles(request).map(({ thing, names }) => ({ names, show: () => mixedItem(thing, request.lang, request.today) }))
  const people = personEntries.map(({ thing, names }) => ({ names, show: () => ({ ...personItem(thing, request), media_type: 'person' }) }))
  const found = collectionEntries
    .filter(({ thing }) => thing.id % 3 === 0)
    .map(({ thing, names }) => ({ names, show: () => ({ ...collectionHit(thing, request), media_type: 'collection' }) }))
  return { ...paged(request, findHits(query(request), [...admits, ...people, ...found]), ({ show }) => show()) }
}

/** `GET /search/{kind}`. Only `multi` says what kind each result is (irregularity 15). */
export const searches: Readonly<Record<string, (request: ApiRequest) => Body>> = {
  multi,
  movie: (request) =>
    answer(
      request,
      titles(request).filter(({ thing }) => isMovie(thing)),
      (item) => listItem(item, request.lang, request.today),
    ),
  tv: (request) =>
    answer(
      request,
      titles(request).filter(({ thing }) => !isMovie(thing)),
      (item) => listItem(item, request.lang, request.today),
    ),
  person: (request) => answer<Person>(request, personEntries, (person) => personItem(person, request)),
  collection: (request) => withoutPages(answer(request, collectionEntries, (collection) => collectionHit(collection, request))),
  company: (request) => withoutPages(answer(request, companyEntries, companyItem)),
  keyword: (request) => withoutPages(answer(request, keywordEntries, (keyword) => ({ ...keyword }))),
}
