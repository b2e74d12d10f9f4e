import { mediaKey } from '#contract/media.ts'
import { grouped } from '#domain/grouped.ts'
import { byCode } from '#domain/order.ts'
import { lastPage } from '#domain/paging.ts'
import type { Gender, Person, PersonSummary } from '#domain/people/person.ts'
import type { Credit } from '#domain/title/credits.ts'
import { otherLanguages } from '#domain/title/texts.ts'
import { titleRef } from '#domain/title/title.ts'
import type { Language } from '#product/languages.ts'
import { picturePaths } from './appended.ts'
import { type Query, spoken, textFallbacks } from './query.ts'
import {
  type Fields,
  dayOf,
  isAdult,
  label,
  labels,
  listOf,
  number,
  pathOf,
  readTitle,
  readTitles,
  record,
  text,
  webAddress,
} from './readers.ts'

export interface PeoplePage {
  people: PersonSummary[]
  page: number
  /** At most 500, at least 1. */
  pages: number
  total: number
}

/** What the pages of people ask (specification, section 7). */
export const personQueries = {
  person: (id: number, language: Language): Query<Person> => ({
    path: `/person/${id}`,
    params: { ...spoken(language), append_to_response: 'combined_credits,images,external_ids' },
    read: (body) => readPerson(body, language),
    titlesOf: ({ credits }) => credits.map(({ title }) => title),
    awaitsTexts: true,
    fallbacks: () =>
      textFallbacks<'biography', Person>({
        path: `/person/${id}`,
        fields: ['biography'],
        languages: otherLanguages(language).map((code) => ({ code, worth: ['biography'] })),
        read: (body) => ({ biography: text(record(body)['biography']) }),
      }),
  }),

  popular: (language: Language, page = 1): Query<PeoplePage> => peopleList('/person/popular', language, { page: String(page) }),

  search: (words: string, language: Language, page = 1): Query<PeoplePage> =>
    peopleList('/search/person', language, { query: words, page: String(page), include_adult: 'false' }),
}

const peopleList = (path: string, language: Language, params: Readonly<Record<string, string>>): Query<PeoplePage> => ({
  path,
  params: { ...spoken(language), ...params },
  read: (body) => readPeople(body, language),
  titlesOf: ({ people }) => people.flatMap(({ knownFor }) => knownFor),
})

function readPeople(body: unknown, language: Language): PeoplePage | null {
  const page = record(body)
  if (!Array.isArray(page['results'])) return null
  const found = listOf(page['results'], (person) => readSummary(person, language))
  return {
    people: [...new Map(found.map((person) => [person.id, person])).values()],
    page: Math.max(number(page['page']), 1),
    pages: lastPage(number(page['total_pages'])),
    total: number(page['total_results']),
  }
}

/** Somebody as lists and searches give them; null for who has no name. */
export function readSummary(person: Fields, language: Language): PersonSummary | null {
  const id = number(person['id'])
  const name = label(person['name']) || label(person['original_name'])
  if (!id || !name || isAdult(person)) return null
  return {
    id,
    name,
    department: label(person['known_for_department']),
    photoPath: pathOf(person['profile_path']),
    knownFor: readTitles(person['known_for'], undefined, language),
  }
}

/** By the movie database's numbers; 0 is "not set". */
const genders: readonly (Gender | null)[] = [null, 'female', 'male', 'other']

/** A person's own page with everything appended to it; null when the answer is no person. */
export function readPerson(body: unknown, language: Language): Person | null {
  const item = record(body)
  const summary = readSummary(item, language)
  if (!summary) return null
  const { knownFor: _, ...core } = summary
  return {
    ...core,
    gender: genders[number(item['gender'])] ?? null,
    biography: text(item['biography']),
    birthday: dayOf(item['birthday']),
    deathday: dayOf(item['deathday']),
    birthplace: label(item['place_of_birth']),
    alsoKnownAs: [...new Set(labels(item['also_known_as']))].filter((name) => name !== core.name),
    homepage: webAddress(item['homepage']),
    imdbId: /^nm\d{5,12}$/.exec(text(item['imdb_id']) || text(record(item['external_ids'])['imdb_id']))?.[0] ?? '',
    photos: picturePaths(record(item['images'])['profiles']),
    credits: readCredits(record(item['combined_credits']), language),
  }
}

/** Movies and shows together, in front of and behind the camera; a title stands once per department, with every part. */
function readCredits(credits: Fields, language: Language): Credit[] {
  const found = [
    ...listOf(credits['cast'], (item) => readCredit(item, 'Acting', language)),
    ...listOf(credits['crew'], (item) => readCredit(item, text(item['department']), language)),
  ]
  const merged = grouped(found, ({ title, department }) => `${department} ${mediaKey(titleRef(title))}`).map((parts) => ({
    ...parts[0],
    date: parts.flatMap(({ date }) => date ?? []).toSorted(byCode)[0] ?? null,
    role: [...new Set(parts.map(({ role }) => role).filter(Boolean))].join(' / '),
    episodes: parts.reduce((sum, { episodes }) => sum + episodes, 0),
  }))
  return merged.sort((a, b) => byCode(b.date ?? '9', a.date ?? '9'))
}

function readCredit(item: Fields, department: string, language: Language): Credit | null {
  const title = readTitle(item, undefined, language)
  return (
    title && {
      title,
      date: dayOf(item['first_credit_air_date']) ?? title.date,
      role: label(item['character']) || label(item['job']),
      department,
      episodes: number(item['episode_count']),
      votes: number(item['vote_count']),
    }
  )
}
