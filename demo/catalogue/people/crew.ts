import { around, hash } from '../../random.ts'
import { firstId } from '../ids.ts'
import { inventedPeople, personWithId } from './people.ts'
import type { Person } from './people.ts'
import type { Movie, Show } from '../titles/title.ts'

/** What somebody did behind the camera. */
export interface CrewPart {
  person: Person
  department: string
  job: string
}

/** Who else is named, besides the director and the writer. */
const jobs = [
  ['Camera', 'Director of Photography'],
  ['Editing', 'Editor'],
  ['Sound', 'Original Music Composer'],
  ['Production', 'Producer'],
  ['Art', 'Production Design'],
  ['Costume & Make-Up', 'Costume Design'],
] as const

const byDepartment = Map.groupBy(inventedPeople, (person) => person.department)

const part = (id: number | undefined, department: string, job: string): CrewPart[] => {
  const person = id === undefined ? undefined : personWithId(id)
  return person === undefined ? [] : [{ person, department, job }]
}

/** Everybody behind a title. Of the real films we only name who directed them. */
export function crewOf(title: Movie | Show): CrewPart[] {
  if (title.quirks.bare === true) return []
  const named = [
    ...title.directors.flatMap((id) => part(id, 'Directing', 'Director')),
    ...part(title.writer, 'Writing', title.kind === 'tv' ? 'Creator' : 'Screenplay'),
  ]
  if (title.kind === 'movie' && title.id < firstId.movie) return named
  const others = jobs.map(([department, job]): CrewPart => {
    const people = byDepartment.get(department) ?? inventedPeople
    return { person: around(people, hash(`${job} ${title.kind} ${title.index}`)), department, job }
  })
  return [...named, ...others]
}
