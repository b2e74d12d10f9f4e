import { useSnapshot } from 'valtio'
import { prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { Person } from '#domain/people/person.ts'
import { type PeoplePage, personQueries } from '#remote/tmdb/person.ts'
import { appearance } from '#state/appearance.ts'

/** Somebody with all their work. Not part of the start: routes import this file when they load. */
export function usePerson(id: number): RetryableAnswer<Person> {
  const { language } = useSnapshot(appearance)
  return useAnswer(personQueries.person(id, language))
}

/** For route loaders; false when the service knows nobody of this id. */
export const preparePerson = (id: number): Promise<boolean> => prepareEntry(personQueries.person(id, appearance.language))

/** One page of the people most talked about. */
export function usePopularPeople(page: number): RetryableAnswer<PeoplePage> {
  const { language } = useSnapshot(appearance)
  return useAnswer(personQueries.popular(language, page))
}

export const preparePopularPeople = (page: number): Promise<boolean> => prepareEntry(personQueries.popular(appearance.language, page))
