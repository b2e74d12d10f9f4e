import { movies } from '../movies/movies.ts'
import { shows } from '../shows/shows.ts'
import type { Movie, Show } from '../titles/title.ts'
import { castOf, crewOf, guestsOf } from './credits.ts'
import type { Person } from './people.ts'

/** One part of one person in one title. */
export interface Part {
  title: Movie | Show
  /** Tells the parts of a title apart: the cast from 0, the crew from 50, guests from 70. */
  place: number
  /** The character, or the job of somebody behind the camera. */
  as: string
  /** Only of the crew. */
  department?: string
}

export const firstCrewPlace = 50
export const firstGuestPlace = 70

function partsIn(title: Movie | Show): [person: number, part: Part][] {
  return [
    ...castOf(title).map(({ person, character, place }): [number, Part] => [person, { title, place, as: character }]),
    ...crewOf(title).map(({ person, department, job }, at): [number, Part] => [
      person.id,
      { title, place: firstCrewPlace + at, as: job, department },
    ]),
    ...(title.kind === 'tv' ? guestsOf(title) : []).map(({ person, character }, at): [number, Part] => [
      person,
      { title, place: firstGuestPlace + at, as: character },
    ]),
  ]
}

const parts = Map.groupBy(
  [...movies.filter((movie) => movie.quirks.hidden !== 'adult'), ...shows].toSorted((a, b) => a.rank - b.rank).flatMap(partsIn),
  ([person]) => person,
)

/** Everything a person is known for, the most popular titles first. */
export const partsOf = (person: Person): Part[] => parts.get(person.id)?.map(([, part]) => part) ?? []
