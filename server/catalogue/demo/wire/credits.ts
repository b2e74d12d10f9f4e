import { firstId } from '../ids.ts'
import { personWithId } from '../people.ts'
import type { Person } from '../people.ts'
import { picturePath } from '../pictures.ts'
import type { Title } from '../titles.ts'

const profileOf = (person: Person): string | null => (person.hasPortrait ? picturePath('profile', person.id) : null)

const popularityOf = (person: Person): number => Math.round((1 + ((person.id * 7919) % 4_000) / 100) * 1000) / 1000

/** What every mention of a person carries. */
export const personCore = (person: Person): Record<string, unknown> => ({
  adult: false,
  gender: person.gender,
  id: person.id,
  known_for_department: person.department,
  name: person.name,
  original_name: person.name,
  popularity: popularityOf(person),
  profile_path: profileOf(person),
})

/** Names one part of one person in one title, as the movie database's 24 hex digits do. */
export const creditId = (title: Title, place: number): string => ((firstId.credit + title.id) * 100 + place).toString(16).padStart(24, '0')

interface CrewPart {
  person: Person
  department: string
  job: string
}

const part = (id: number | undefined, department: string, job: string): CrewPart[] => {
  const person = id === undefined ? undefined : personWithId(id)
  return person === undefined ? [] : [{ person, department, job }]
}

/** The crew of a title: directors and the writer. */
export function crewOf(title: Title): CrewPart[] {
  return [...title.directors.flatMap((id) => part(id, 'Directing', 'Director')), ...part(title.writer, 'Writing', 'Screenplay')]
}

const castOf = (title: Title): { person: Person; character: string; order: number }[] =>
  title.quirks.bare === true
    ? []
    : title.cast.flatMap(({ person: id, character }, order) => {
        const person = personWithId(id)
        return person === undefined ? [] : [{ person, character, order }]
      })

export const credits = (title: Title): Record<string, unknown> => ({
  cast: castOf(title).map(({ person, character, order }) => ({
    ...personCore(person),
    ...(title.id >= firstId.show && title.id < firstId.person ? {} : { cast_id: order + 1 }),
    character,
    credit_id: creditId(title, order),
    order,
  })),
  crew:
    title.quirks.bare === true
      ? []
      : crewOf(title).map(({ person, department, job }, at) => ({
          ...personCore(person),
          credit_id: creditId(title, 50 + at),
          department,
          job,
        })),
})

/** Shows: all seasons together, roles as a list with the number of episodes. */
export const aggregateCredits = (title: Title, episodes: number): Record<string, unknown> => ({
  cast: castOf(title).map(({ person, character, order }) => ({
    ...personCore(person),
    roles: [{ credit_id: creditId(title, order), character, episode_count: Math.max(1, episodes - order * 2) }],
    total_episode_count: Math.max(1, episodes - order * 2),
    order,
  })),
  crew: crewOf(title).map(({ person, department, job }, at) => ({
    ...personCore(person),
    jobs: [{ credit_id: creditId(title, 50 + at), job, episode_count: episodes }],
    department,
    total_episode_count: episodes,
  })),
})
