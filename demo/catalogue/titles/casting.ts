import { itemAt, seededRandom } from '../../random.ts'
import type { Mood } from '../moods/mood.ts'
import { inventedPeople } from '../people/people.ts'
import type { Person } from '../people/people.ts'
import { text } from '../text.ts'
import type { Subject, Text } from '../text.ts'
import { families, men, women } from '../words/names.ts'
import { places } from '../words/places.ts'
import type { Role } from './title.ts'

const actors = inventedPeople.filter((person) => person.department === 'Acting')
const directors = inventedPeople.filter((person) => person.department === 'Directing')
const writers = inventedPeople.filter((person) => person.department === 'Writing')

export interface Casting {
  subject: Subject
  cast: readonly Role[]
  director: Person
  writer: Person
}

/** Invents the hero, the town and everybody who makes the title called `seed`, the `turn`th of its mood: the same people every time. */
export function castTitle(seed: string, mood: Mood, turn: number): Casting {
  const next = seededRandom(`cast ${seed}`)
  const pick = <T>(list: readonly T[]): T => itemAt(list, Math.floor(next() * list.length))
  const feminine = next() < 0.5
  const character = (): string => `${pick(next() < 0.5 ? women : men)} ${pick(families)}`
  const hero = `${pick(feminine ? women : men)} ${pick(families)}`
  const [english = '', he = '', she = ''] = itemAt(mood.roles, turn).split('|')
  const who: Text = { en: `${english} ${hero}`, de: `${feminine ? she : he} ${hero}` }

  const start = Math.floor(next() * actors.length)
  const size = 6 + Math.floor(next() * 5)
  const cast = Array.from({ length: size }, (_, place) => ({
    person: itemAt(actors, start + place * 17).id,
    character: place === 0 ? hero : place % 16 === 7 ? '' : character(),
  }))
  return { subject: { feminine, who, place: text(pick(places)) }, cast, director: pick(directors), writer: pick(writers) }
}
