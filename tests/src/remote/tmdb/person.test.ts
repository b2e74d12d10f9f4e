import { expect, test } from 'vitest'
import { filmography } from '#domain/people/filmography.ts'
import { knownFor } from '#domain/people/person.ts'
import { readPerson } from '#remote/tmdb/person.ts'

type Entry = Readonly<Record<string, unknown>>

function person(cast: readonly Entry[], crew: readonly Entry[] = []) {
  const found = readPerson({ id: 1, name: 'Ida', known_for_department: 'Acting', combined_credits: { cast, crew } }, 'en')
  if (found === null) throw new Error('That is a person.')
  return found
}

const show = (id: number, more: Entry): Entry => ({ media_type: 'tv', id, name: `Show ${id}`, first_air_date: '1944-01-07', ...more })
const movie = (id: number, more: Entry): Entry => ({ media_type: 'movie', id, title: `Movie ${id}`, release_date: '1990-05-01', ...more })
const known = (cast: readonly Entry[], crew: readonly Entry[] = []): string[] => knownFor(person(cast, crew), 3).map(({ title }) => title)

test('a part in a show stands in the year of the first episode with it, not in the year the show began', () => {
  const { credits } = person([show(1, { first_credit_air_date: '1983-03-02' }), movie(2, {}), show(3, {})])
  expect(filmography(credits).map(({ year }) => year)).toEqual([1990, 1983, 1944])
})

test('of several parts in one show the first one counts', () => {
  const { credits } = person([show(1, { first_credit_air_date: '1999-03-02' }), show(1, { first_credit_air_date: '1983-03-02' })])
  expect(credits.map(({ date }) => date)).toEqual(['1983-03-02'])
})

test('a regular part in a show makes somebody better known than one evening in a larger one', () => {
  expect(known([show(1, { vote_count: 20_000, episode_count: 1 }), show(2, { vote_count: 2500, episode_count: 73 })])).toEqual([
    'Show 2',
    'Show 1',
  ])
})

test('as themselves and unnamed somebody is known only where there is nothing else', () => {
  const besides = [
    movie(1, { vote_count: 900, character: 'Self' }),
    movie(2, { vote_count: 800, character: 'Guard (uncredited)' }),
    movie(3, { vote_count: 700, character: 'Himself - Host' }),
  ]
  expect(known([...besides, movie(4, { vote_count: 3, character: 'Selfridge' })])).toEqual(['Movie 4'])
  expect(known(besides)).toEqual(['Movie 1', 'Movie 2', 'Movie 3'])
})

test('of another kind of work each title counts once', () => {
  const crew = ['Directing', 'Writing'].map((department) => movie(1, { department, job: department }))
  expect(known([], crew)).toEqual(['Movie 1'])
})
