import { itemAt, hash, seededRandom } from '../../random.ts'
import { firstId } from '../ids.ts'
import type { Movie, Show, Role } from '../titles/title.ts'
import { families, men, women } from '../words/names.ts'
import { inventedPeople, personWithId } from './people.ts'
import type { Person } from './people.ts'

export interface CastPart {
  person: number
  character: string
  place: number
}

/** Further roles of an actor who plays several in one show, listed after everybody else's. */
const extraRoles = ['The Narrator', 'The Voice on the Radio'] as const
const firstExtraRolePlace = 30

const documentary = 99

/** A part as it is listed: in documentaries people are themselves, and in one movie of four the last one was not named (irregularity 43). */
function listed({ kind, index, genres, cast }: Movie | Show, character: string, place: number): string {
  if (character === '') return character
  if (genres.includes(documentary)) return 'Self'
  return kind === 'movie' && index % 4 === 2 && place === cast.length - 1 ? `${character} (uncredited)` : character
}

/** The cast of a title in order. In one show of three, one actor is listed three times (irregularity 17). */
export function castOf(title: Movie | Show): CastPart[] {
  if (title.quirks.bare === true) return []
  const cast = title.cast.map(({ person, character }, place) => ({ person, character: listed(title, character, place), place }))
  const second = title.cast[1]
  if (title.kind === 'movie' || title.index % 3 !== 1 || second === undefined) return cast
  return [...cast, ...extraRoles.map((character, at) => ({ person: second.person, character, place: firstExtraRolePlace + at }))]
}

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
    // Some creators of shows are listed in a department of their own (irregularity 44).
    ...(title.kind === 'tv'
      ? part(title.writer, title.index % 5 === 2 ? 'Creator' : 'Writing', 'Creator')
      : part(title.writer, 'Writing', 'Screenplay')),
    // Who directed it wrote it as well (irregularity 46).
    ...(title.kind === 'movie' && title.index % 6 === 3 ? part(title.directors[0], 'Writing', 'Story') : []),
  ]
  if (title.kind === 'movie' && title.id < firstId.movie) return named
  const others = jobs.map(([department, job]): CrewPart => {
    const people = byDepartment.get(department) ?? inventedPeople
    return { person: itemAt(people, hash(`${job} ${title.kind} ${title.index}`)), department, job }
  })
  return [...named, ...others]
}

const actors = inventedPeople.filter((person) => person.department === 'Acting')

/** How many recurring guest stars a show has. */
const guestCount = 6

const known = new WeakMap<Show, readonly Role[]>()

/** The guest stars of a show, none of whom is in its cast. */
export function guestsOf(show: Show): readonly Role[] {
  const found = known.get(show) ?? inventGuests(show)
  known.set(show, found)
  return found
}

function inventGuests(show: Show): Role[] {
  const next = seededRandom(`guests ${show.index}`)
  const regulars = new Set(show.cast.map(({ person }) => person))
  const free = actors.filter(({ id }) => !regulars.has(id))
  const start = Math.floor(next() * free.length)
  const pick = (list: readonly string[]): string => itemAt(list, Math.floor(next() * list.length))
  return Array.from({ length: guestCount }, (_, at) => {
    const person = itemAt(free, start + at * 11)
    return { person: person.id, character: `${pick(person.gender === 1 ? women : men)} ${pick(families)}` }
  })
}

/** The guest stars of one episode, none to three. */
export function guestsIn(show: Show, season: number, episode: number): readonly Role[] {
  const turn = season * 5 + episode
  return guestsOf(show).filter((_, at) => (at * 3 + turn) % 8 < 3)
}
