import { around, chance } from '../../random.ts'
import { dayFrom, isoDate } from '../dates.ts'
import { films } from '../movies/silent-films.ts'
import { firstId } from '../ids.ts'
import { openFilms } from '../movies/open-films.ts'
import { fill, text } from '../text.ts'
import type { Subject, Text } from '../text.ts'
import { craftLives, stageLives } from './lives.ts'
import { families, men, women } from '../words/names.ts'
import { places } from '../words/places.ts'

export interface Person {
  id: number
  name: string
  alsoKnownAs: readonly string[]
  /** 0 unknown, 1 female, 2 male, as the movie database counts. */
  gender: 0 | 1 | 2
  department: string
  biography: Text
  birthday: string | null
  deathday: string | null
  birthplace: string | null
  hasPortrait: boolean
  softcore: boolean
}

const inventedCount = 1_000

/** The first of them have every field; the others are as well known as most people in a cast are. */
const storied = 200

const stages = ['Acting', 'Acting', 'Acting', 'Acting', 'Directing', 'Acting', 'Writing', 'Acting', 'Acting', 'Directing'] as const
const trades = [...stages, 'Camera', 'Editing', 'Sound', 'Production', 'Art', 'Costume & Make-Up'] as const
const onStage: ReadonlySet<string> = new Set(stages)

/** A life in a few sentences; one in six has not been translated. */
function lifeOf(index: number, subject: Subject, department: string): Text {
  const life = fill(around(onStage.has(department) ? stageLives : craftLives, index + Math.floor(index / 8)), subject)
  return { ...life, de: index % 6 === 5 ? '' : life.de }
}

function invent(index: number): Person {
  const feminine = index % 2 === 0
  const turn = Math.floor(index / 2)
  const name = `${around(feminine ? women : men, turn)} ${around(families, turn * 7 + Math.floor(turn / 30) * 3 + (feminine ? 0 : 25))}`
  const place = text(around(places, index * 5))
  const born = dayFrom(1946 + Math.floor(chance(`born ${index}`) * 56), 1, 1) + Math.floor(chance(`day ${index}`) * 365)
  const department = index < storied ? around(stages, index) : around(trades, index)
  const irregular = index % 20 === 7
  const told = !irregular && (index < storied || index % 4 === 1)
  return {
    id: firstId.person + index,
    name,
    // Some are also known by an initial.
    alsoKnownAs: index % 3 === 2 ? [name.replace(/^(.)\S*/, '$1.')] : [],
    gender: index % 25 === 9 ? 0 : feminine ? 1 : 2,
    department,
    biography: told ? lifeOf(index, { feminine, who: { en: name, de: name }, place }, department) : { en: '', de: '' },
    birthday: irregular ? null : isoDate(born),
    // The movie database has an empty text for some of the living (irregularity 13).
    deathday: index % 40 === 31 ? isoDate(born + 25_000) : index % 40 === 11 ? '' : null,
    birthplace: irregular ? null : place.en,
    hasPortrait: !irregular,
    softcore: index % 80 === 33,
  }
}

/** Real people: the name and the films, nothing else, for we invent nothing about them. */
function historic(name: string, index: number, department: string): Person {
  return {
    id: firstId.historicPerson + index,
    name,
    alsoKnownAs: [],
    gender: 0,
    department,
    biography: { en: '', de: '' },
    birthday: null,
    deathday: null,
    birthplace: null,
    hasPortrait: true,
    softcore: false,
  }
}

const actors = [...new Set(films.flatMap((film) => film.cast))]
const directors = [...new Set(openFilms.map((film) => film.director))].filter((name) => !actors.includes(name))

/** Everybody in the catalogue, invented people first. */
export const people: readonly Person[] = [
  ...Array.from({ length: inventedCount }, (_, index) => invent(index)),
  ...actors.map((name, index) => historic(name, index, 'Acting')),
  ...directors.map((name, index) => historic(name, actors.length + index, 'Directing')),
]

export const inventedPeople: readonly Person[] = people.slice(0, inventedCount)

const byId = new Map(people.map((person) => [person.id, person]))
const byName = new Map(people.slice(inventedCount).map((person) => [person.name, person.id]))

export const personWithId = (id: number): Person | undefined => byId.get(id)

export const historicPersonNamed = (name: string): number | undefined => byName.get(name)
