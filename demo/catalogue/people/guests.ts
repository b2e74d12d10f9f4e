import { around, random } from '../../random.ts'
import { inventedPeople } from './people.ts'
import type { Role, Show } from '../titles/title.ts'
import { families, men, women } from '../words/names.ts'

const actors = inventedPeople.filter((person) => person.department === 'Acting')

/** How many actors drop in on a show again and again. */
const circle = 6

const known = new WeakMap<Show, readonly Role[]>()

/** The guest stars of a show, none of whom is in its cast. */
export function guestsOf(show: Show): readonly Role[] {
  const found = known.get(show) ?? invite(show)
  known.set(show, found)
  return found
}

function invite(show: Show): Role[] {
  const next = random(`guests ${show.index}`)
  const regulars = new Set(show.cast.map(({ person }) => person))
  const free = actors.filter(({ id }) => !regulars.has(id))
  const start = Math.floor(next() * free.length)
  const pick = (list: readonly string[]): string => around(list, Math.floor(next() * list.length))
  return Array.from({ length: circle }, (_, at) => {
    const person = around(free, start + at * 11)
    return { person: person.id, character: `${pick(person.gender === 1 ? women : men)} ${pick(families)}` }
  })
}

/** Those of them who are in one episode: one to three, or nobody. */
export function guestsIn(show: Show, season: number, episode: number): readonly Role[] {
  const turn = season * 5 + episode
  return guestsOf(show).filter((_, at) => (at * 3 + turn) % 8 < 3)
}
