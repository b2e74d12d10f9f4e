import { keptAnswers } from '#data/catalogue/kept-answer.ts'
import { knownFor, mergedPeople, type PersonSummary } from '#domain/people/person.ts'
import { nameFinder } from '#domain/search/title-search.ts'
import type { Language } from '#product/languages.ts'
import { creditsOf, readCast } from '#remote/tmdb/appended.ts'
import { personQueries, readPerson } from '#remote/tmdb/person.ts'
import { readTitle, record } from '#remote/tmdb/readers.ts'
import { deviceIndex } from './device-index.ts'

/** For how many titles somebody is said to be known. */
const mostTitles = 3

const index = deviceIndex(
  (_, language) => collect(language),
  (people) =>
    nameFinder(
      people,
      ({ name }) => name,
      (person) => person.knownFor.length,
    ),
)

/** Searches the people this device knows by name: of lists, pages and casts seen before. Needs no network. */
export async function findPeopleOnDevice(typed: string, max: number, language: Language): Promise<PersonSummary[]> {
  return (await index(language).find)(typed, max)
}

async function collect(language: Language): Promise<PersonSummary[]> {
  const people = (await keptAnswers(language)).flatMap(({ path, body }) => peopleIn(path, body, language))
  return mergedPeople(people, mostTitles)
}

/** An answer is a list of people, the page of one, or that of a title with its cast. */
function peopleIn(path: string, body: unknown, language: Language): readonly PersonSummary[] {
  if (/\/(?:person\/popular|search\/person)$/.test(path)) return personQueries.popular(language).read(body)?.people ?? []
  if (/\/person\/\d+$/.test(path)) {
    const person = readPerson(body, language)
    return person ? [{ ...person, knownFor: knownFor(person, mostTitles) }] : []
  }
  const [, named] = /\/(movie|tv)\/\d+$/.exec(path) ?? []
  const type = named === 'movie' || named === 'tv' ? named : undefined
  const title = type && readTitle(record(body), type, language)
  if (!title) return []
  return readCast(creditsOf(record(body))['cast']).map(({ id, name, photoPath }) => ({
    id,
    name,
    photoPath,
    department: 'Acting',
    knownFor: [title],
  }))
}
