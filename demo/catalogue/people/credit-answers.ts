import { firstId } from '../ids.ts'
import { picturePath } from '../picture-names.ts'
import { episodeCount } from '../shows/schedule.ts'
import type { Movie, Show } from '../titles/title.ts'
import { castOf, crewOf, guestsIn, guestsOf } from './credits.ts'
import { firstCrewPlace, firstGuestPlace } from './filmography.ts'
import { personWithId } from './people.ts'
import type { Person } from './people.ts'

type Body = Record<string, unknown>

const profileOf = (person: Person): string | null => (person.hasPortrait ? picturePath('profile', person.id) : null)

export const popularityOf = (person: Person): number => Math.round((1 + ((person.id * 7919) % 4_000) / 100) * 1000) / 1000

/** What every mention of a person carries. */
export const personCore = (person: Person): Body => ({
  adult: false,
  gender: person.gender,
  id: person.id,
  known_for_department: person.department,
  name: person.name,
  original_name: person.name,
  popularity: popularityOf(person),
  profile_path: profileOf(person),
})

/** The id of one credit, 24 hex digits like the movie database's. */
export const creditId = (title: Movie | Show, place: number): string =>
  ((firstId.credit + title.id) * 100 + place).toString(16).padStart(24, '0')

/** Shows have null where films have an empty text for somebody without a name (irregularity 14). */
export const characterOf = (title: Movie | Show, character: string): string | null =>
  character === '' && title.kind === 'tv' ? null : character

const withPerson = (id: number, body: (person: Person) => Body): Body[] => {
  const person = personWithId(id)
  return person === undefined ? [] : [body(person)]
}

/** Cast and crew of a film, or of a show as it began. */
export const credits = (title: Movie | Show): Body => ({
  cast: castOf(title).flatMap(({ person: id, character, place }, order) =>
    withPerson(id, (person) => ({
      ...personCore(person),
      ...(title.kind === 'tv' ? {} : { cast_id: place + 1 }),
      character: characterOf(title, character),
      credit_id: creditId(title, place),
      order,
    })),
  ),
  crew: crewOf(title).map(({ person, department, job }, at) => ({
    ...personCore(person),
    credit_id: creditId(title, firstCrewPlace + at),
    department,
    job,
  })),
})

interface Role {
  credit_id: string
  character: string | null
  episode_count: number
}

/** All seasons together: everybody once, with a list of parts and how many episodes each was in. */
export function aggregateCredits(show: Show): Body {
  const episodes = show.schedule.seasons * show.schedule.episodes
  const share = (place: number): number => Math.max(1, episodes - Math.floor((place * episodes) / 14))
  const roles = new Map<number, Role[]>()
  for (const { person, character, place } of castOf(show)) {
    const role = { credit_id: creditId(show, place), character: characterOf(show, character), episode_count: place < 20 ? share(place) : 1 }
    roles.set(person, [...(roles.get(person) ?? []), role])
  }
  guestsOf(show).forEach(({ person, character }, at) => {
    const role = { credit_id: creditId(show, firstGuestPlace + at), character, episode_count: Math.max(1, Math.floor((episodes * 3) / 8)) }
    roles.set(person, [role])
  })
  const total = (list: readonly Role[]): number => Math.min(episodes, Math.max(...list.map((role) => role.episode_count)))
  return {
    cast: [...roles].flatMap(([id, list], order) =>
      withPerson(id, (person) => ({ ...personCore(person), roles: list, total_episode_count: total(list), order })),
    ),
    crew: crewOf(show).map(({ person, department, job }, at) => ({
      ...personCore(person),
      jobs: [{ credit_id: creditId(show, firstCrewPlace + at), job, episode_count: episodes }],
      department,
      total_episode_count: episodes,
    })),
  }
}

/** The guest stars of one episode. */
export const guestStars = (show: Show, season: number, episode: number): Body[] =>
  guestsIn(show, season, episode).flatMap(({ person: id, character }, at) =>
    withPerson(id, (person) => ({
      ...personCore(person),
      character,
      credit_id: creditId(show, firstGuestPlace + at),
      order: 500 + at,
    })),
  )

/** The crew of one episode: the director and the writer of the show. */
export const episodeCrew = (show: Show): Body[] =>
  crewOf(show)
    .slice(0, 2)
    .map(({ person, department, job }, at) => ({
      ...personCore(person),
      credit_id: creditId(show, firstCrewPlace + at),
      department,
      job: job === 'Creator' ? 'Writer' : job,
    }))

/** Cast and crew of one season, with everybody who was a guest in it. */
export function seasonCredits(show: Show, season: number): Body {
  const guests = Array.from({ length: episodeCount(show, season) }, (_, at) => guestsIn(show, season, at + 1)).flat()
  const ids = new Set(guests.map(({ person }) => person))
  return {
    ...credits(show),
    guest_stars: guestsOf(show).flatMap(({ person: id, character }, at) =>
      ids.has(id)
        ? withPerson(id, (person) => ({
            ...personCore(person),
            character,
            credit_id: creditId(show, firstGuestPlace + at),
            order: 500 + at,
          }))
        : [],
    ),
  }
}
