import { around, chance } from './chance.ts'
import { dayFrom, isoDate } from './dates.ts'
import { films } from './films.ts'
import { firstId } from './ids.ts'
import { openFilms } from './open-films.ts'
import { fill, text } from './text.ts'
import type { Text } from './text.ts'
import { families, men, women } from './words/names.ts'
import { places } from './words/places.ts'

export interface Person {
  id: number
  name: string
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

const inventedCount = 200

const lives = [
  '{Who} grew up in {place}, studied at the drama school there and spent ten years on small stages before a first film. Critics praise {her} timing; {she} credits the night shifts in {her} aunt’s bakery.|{Who} ist in {place} aufgewachsen, hat dort die Schauspielschule besucht und zehn Jahre auf kleinen Bühnen gespielt, ehe der erste Film kam. Die Kritik lobt das Gespür für den richtigen Moment; gelernt hat {sie} es nach eigener Aussage nachts in der Bäckerei der Tante.',
  '{Who} came to the cinema by accident: sent to repair a projector in {place}, {she} stayed for the film and then for good. {She} now works across Europe.|{Who} kam durch Zufall zum Kino: Eigentlich war in {place} nur ein Projektor zu reparieren, doch dann lief der Film, und {sie} blieb für immer. Heute arbeitet {sie} in ganz Europa.',
  'Born in {place}, {who} trained as a cellist before turning to film. {She} is known for quiet parts with a long echo.|{Who}, geboren in {place}, lernte zuerst Cello und kam dann zum Film. Bekannt ist {sie} für leise Rollen mit langem Nachhall.',
  '{Who} began in a puppet theatre in {place} and still carves a figure for every part. Awards fill one shelf; the puppets fill a house.|{Who} begann an einem Puppentheater in {place} und schnitzt bis heute zu jeder Rolle eine Figur. Die Preise füllen ein Regal, die Puppen ein Haus.',
] as const

const departments = ['Acting', 'Acting', 'Acting', 'Acting', 'Directing', 'Acting', 'Writing', 'Acting', 'Acting', 'Directing'] as const

function invent(index: number): Person {
  const feminine = index % 2 === 0
  const turn = Math.floor(index / 2)
  const name = `${around(feminine ? women : men, turn)} ${around(families, turn * 7 + Math.floor(turn / 30) * 3 + (feminine ? 0 : 25))}`
  const place = text(around(places, index * 5))
  const born = dayFrom(1946 + Math.floor(chance(`born ${index}`) * 56), 1, 1) + Math.floor(chance(`day ${index}`) * 365)
  const life = fill(around(lives, index), { feminine, who: { en: name, de: name }, place })
  const irregular = index % 20 === 7
  return {
    id: firstId.person + index,
    name,
    gender: index % 25 === 9 ? 0 : feminine ? 1 : 2,
    department: around(departments, index),
    biography: irregular ? { en: '', de: '' } : { ...life, de: index % 6 === 5 ? '' : life.de },
    birthday: irregular ? null : isoDate(born),
    deathday: index % 40 === 31 ? isoDate(born + 25_000) : null,
    birthplace: irregular ? null : place.en,
    hasPortrait: !irregular,
    softcore: index === 193,
  }
}

/** Real people: the name and the films, nothing else, for we invent nothing about them. */
function historic(name: string, index: number, department: string): Person {
  return {
    id: firstId.historicPerson + index,
    name,
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
