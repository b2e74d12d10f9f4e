import { mediaKey } from '#contract/media.ts'
import { grouped } from '#domain/grouped.ts'
import type { PersonSummary } from '#domain/people/person.ts'
import { type Title, titleRef } from '#domain/title/title.ts'

/** A title or a person of a name. */
export type Found = { title: Title } | { person: PersonSummary }

/** What tells it from all others. */
export const foundKey = (found: Found): string => ('title' in found ? mediaKey(titleRef(found.title)) : `person:${found.person.id}`)

/** How many of the places belong to what the device knows, while an answer of the network may still fill the others. */
const ownPlaces = 3
/** Of these, how many to people where the device knows titles as well. */
const ownPeople = 1

interface Own {
  titles: readonly Title[]
  people: readonly PersonSummary[]
}

/**
 * What is suggested for a text: what the device knows at once, what the network finds in the places below. What stands
 * somewhere stays there when the network answers, so that nothing moves under a pointer or the marked one.
 *
 * @param own what the device knows, best first
 * @param found what the network found, in its order; undefined while it has not answered, null when it cannot
 * @param places how many there are in all
 */
export function suggestions(own: Own, found: readonly Found[] | undefined | null, places: number): Found[] {
  const titles: Found[] = own.titles.map((title) => ({ title }))
  const people: Found[] = own.people.map((person) => ({ person }))
  const beside = titles.slice(0, ownPlaces - Math.min(people.length, ownPeople))
  const first = [...beside, ...people.slice(0, ownPlaces - beside.length)]
  const rest = found === null ? [...titles, ...people] : (found ?? [])
  return grouped([...first, ...rest], foundKey)
    .map(([one]) => one)
    .slice(0, places)
}
