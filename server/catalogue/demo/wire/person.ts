import type { Ask } from '../ask.ts'
import { people } from '../people.ts'
import type { Person } from '../people.ts'
import { picturePath } from '../pictures.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import { creditId, crewOf, personCore } from './credits.ts'
import { mixedItem } from './items.ts'

interface Part {
  item: Dated
  place: number
  /** The character, or the job of somebody behind the camera. */
  as: string
  department?: string
}

function partsOf(person: Person, ask: Ask): Part[] {
  const { movies, shows } = snapshotOf(ask.today)
  return [...movies, ...shows].flatMap((item: Dated): Part[] => {
    if (item.title.quirks.bare === true) return []
    const acted = item.title.cast.flatMap(({ person: id, character }, place) => (id === person.id ? [{ item, place, as: character }] : []))
    const made = crewOf(item.title).flatMap((part, at) =>
      part.person.id === person.id ? [{ item, place: 50 + at, as: part.job, department: part.department }] : [],
    )
    return [...acted, ...made]
  })
}

/** `GET /person/{id}/combined_credits`: movies and shows together, shows without `order` (irregularity 16). */
function combinedCredits(person: Person, ask: Ask): Record<string, unknown> {
  const parts = partsOf(person, ask)
  const shown = ({ item, place }: Part): Record<string, unknown> => ({
    ...mixedItem(item, ask.lang, ask.today),
    credit_id: creditId(item.title, place),
  })
  return {
    cast: parts
      .filter((part) => part.department === undefined)
      .map((part) => ({
        ...shown(part),
        character: part.as,
        ...(part.item.title.kind === 'movie' ? { order: part.place } : { episode_count: 8 }),
      })),
    crew: parts
      .filter((part) => part.department !== undefined)
      .map((part) => ({ ...shown(part), department: part.department, job: part.as })),
  }
}

/** `GET /person/{id}` without appended parts. */
export const personDetails = (person: Person, ask: Ask): Record<string, unknown> => ({
  ...personCore(person),
  also_known_as: [],
  biography: person.biography[ask.lang],
  birthday: person.birthday,
  deathday: person.deathday,
  homepage: null,
  imdb_id: null,
  place_of_birth: person.birthplace,
})

const personImages = (person: Person): Record<string, unknown> => ({
  profiles: person.hasPortrait
    ? [0, 1].map((variant) => ({
        aspect_ratio: 0.667,
        height: 900,
        width: 600,
        iso_639_1: null,
        file_path: picturePath('profile', person.id, 'none', variant),
        vote_average: 5,
        vote_count: 1,
      }))
    : [],
})

/** A person in a list, with the titles that made the name. */
export const personItem = (person: Person, ask: Ask): Record<string, unknown> => ({
  ...personCore(person),
  softcore: person.softcore,
  known_for: partsOf(person, ask)
    .slice(0, 3)
    .map(({ item }) => mixedItem(item, ask.lang, ask.today)),
})

/** Everybody, the invented people and the stars of the silents in turn, so that both are met early. */
export const popularPeople: readonly Person[] = people.toSorted((a, b) => ((b.id * 7919) % 4_000) - ((a.id * 7919) % 4_000) || a.id - b.id)

type PersonPart = (person: Person, ask: Ask) => Record<string, unknown>

export const personParts: Readonly<Record<string, PersonPart>> = {
  combined_credits: combinedCredits,
  external_ids: () => ({ imdb_id: null, wikidata_id: null }),
  images: (person) => personImages(person),
}
