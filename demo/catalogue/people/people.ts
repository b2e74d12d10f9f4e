import { itemAt, randomOf } from '../../random.ts'
import { dayFrom, isoDate } from '../dates.ts'
import { firstId } from '../ids.ts'
import type { Pair } from '../moods/mood.ts'
import { openFilms } from '../movies/open-films.ts'
import { films } from '../movies/silent-films.ts'
import { fill, text } from '../text.ts'
import type { Subject, Text } from '../text.ts'
import { families, men, women } from '../words/names.ts'
import { places } from '../words/places.ts'

/** Biographies of actors, directors and writers; the forms in braces are those of `Mood`. */
const actorBiographies: readonly Pair[] = [
  '{Who} grew up in {place}, studied at the drama school there and spent ten years on small stages before a first film. Critics praise {her} timing; {she} credits the night shifts in {her} aunt’s bakery.|{Who} ist in {place} aufgewachsen, hat dort die Schauspielschule besucht und zehn Jahre auf kleinen Bühnen gespielt, ehe der erste Film kam. Die Kritik lobt das Gespür für den richtigen Moment; gelernt hat {sie} es nach eigener Aussage nachts in der Bäckerei der Tante.',
  '{Who} came to the cinema by accident: sent to repair a projector in {place}, {she} stayed for the film and then for good. {She} now works across Europe.|{Who} kam durch Zufall zum Kino: Eigentlich war in {place} nur ein Projektor zu reparieren, doch dann lief der Film, und {sie} blieb für immer. Heute arbeitet {sie} in ganz Europa.',
  'Born in {place}, {who} trained as a cellist before turning to film. {She} is known for quiet parts with a long echo.|{Who}, geboren in {place}, lernte zuerst Cello und kam dann zum Film. Bekannt ist {sie} für leise Rollen mit langem Nachhall.',
  '{Who} began in a puppet theatre in {place} and still carves a figure for every part. Awards fill one shelf; the puppets fill a house.|{Who} begann an einem Puppentheater in {place} und schnitzt bis heute zu jeder Rolle eine Figur. Die Preise füllen ein Regal, die Puppen ein Haus.',
  'The ferry from {place} was where {who} first read plays aloud, to passengers who could not leave. {She} still learns {her} lines on deck.|Auf der Fähre von {place} las {who} zum ersten Mal Stücke vor, und niemand an Bord konnte gehen. Texte lernt {sie} bis heute an Deck.',
  '{Who} studied law in {place} for six terms and has played judges ever since, with one murderer a year for balance.|{Who} studierte in {place} sechs Semester Jura und spielt seitdem Richterrollen, dazu zum Ausgleich jedes Jahr einen Mord.',
  'A radio voice in {place} long before anybody saw {her} face, {who} was forty when the first camera turned. {She} says it was exactly the right time.|Lange war {who} in {place} nur eine Stimme im Radio; als die erste Kamera lief, war der vierzigste Geburtstag vorbei. Genau der richtige Zeitpunkt, sagt {sie}.',
  '{Who} comes from a family of clockmakers in {place} and is feared on set for noticing every wrong hour on a wall.|{Who} stammt aus einer Uhrmacherfamilie in {place} und ist am Set gefürchtet: Keine falsch gehende Wanduhr bleibt unentdeckt.',
]

/** Biographies of the rest of the crew. */
const crewBiographies: readonly Pair[] = [
  '{Who} learned the trade in {place}, in a workshop that made shop windows. {She} says a film is the same, with people in it.|{Who} hat das Handwerk in {place} gelernt, in einer Werkstatt für Schaufenster. Ein Film, sagt {sie}, ist dasselbe, nur mit Menschen darin.',
  'There is no picture of {who} at work: {she} is always in the next room. Colleagues from {place} speak of great calm and strong coffee.|Von {who} gibt es kein Bild bei der Arbeit: {sie} ist immer schon im nächsten Raum. In {place} erzählt man von großer Ruhe und starkem Kaffee.',
  '{Who} started as a runner on a single film in {place} and was running the department by the end of the next.|{Who} fing in {place} als Aushilfe bei einem einzigen Film an und leitete beim nächsten schon die Abteilung.',
  'Before films there were ships: {who} drew harbour maps in {place}, and still plans every day as if the tide were due.|Vor dem Film kamen die Schiffe: {who} zeichnete in {place} Hafenkarten und plant bis heute jeden Drehtag wie nach der Tide.',
  '{Who} keeps a notebook of sounds and colours from {place}. It is in its thirty-first volume.|{Who} führt ein Heft mit Klängen und Farben aus {place}. Es ist inzwischen der einunddreißigste Band.',
]

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
  imdbId: string | null
}

const inventedCount = 1_000

/** How many, from the first, have every field; the others have as few as most people in a real cast. */
const detailedCount = 200

const prominentDepartments = [
  'Acting',
  'Acting',
  'Acting',
  'Acting',
  'Directing',
  'Acting',
  'Writing',
  'Acting',
  'Acting',
  'Directing',
] as const
const departments = [...prominentDepartments, 'Camera', 'Editing', 'Sound', 'Production', 'Art', 'Costume & Make-Up'] as const
const prominent: ReadonlySet<string> = new Set(prominentDepartments)

/** A biography in a few sentences; one in six has no German translation. */
function biographyOf(index: number, subject: Subject, department: string): Text {
  const biography = fill(itemAt(prominent.has(department) ? actorBiographies : crewBiographies, index + Math.floor(index / 8)), subject)
  return { ...biography, de: index % 6 === 5 ? '' : biography.de }
}

function invent(index: number): Person {
  const feminine = index % 2 === 0
  const turn = Math.floor(index / 2)
  const name = `${itemAt(feminine ? women : men, turn)} ${itemAt(families, turn * 7 + Math.floor(turn / 30) * 3 + (feminine ? 0 : 25))}`
  const place = text(itemAt(places, index * 5))
  const born = dayFrom(1946 + Math.floor(randomOf(`born ${index}`) * 56), 1, 1) + Math.floor(randomOf(`day ${index}`) * 365)
  const department = index < detailedCount ? itemAt(prominentDepartments, index) : itemAt(departments, index)
  const irregular = index % 20 === 7
  const hasBiography = !irregular && (index < detailedCount || index % 4 === 1)
  return {
    id: firstId.person + index,
    name,
    // Some are also known by an initial.
    alsoKnownAs: index % 3 === 2 ? [name.replace(/^(.)\S*/, '$1.')] : [],
    gender: index % 25 === 9 ? 0 : feminine ? 1 : 2,
    department,
    biography: hasBiography ? biographyOf(index, { feminine, who: { en: name, de: name }, place }, department) : { en: '', de: '' },
    birthday: irregular ? null : isoDate(born),
    // The movie database has an empty text for some of the living (irregularity 13).
    deathday: index % 40 === 31 ? isoDate(born + 25_000) : index % 40 === 11 ? '' : null,
    birthplace: irregular ? null : place.en,
    hasPortrait: !irregular,
    softcore: index % 80 === 33,
    imdbId: null,
  }
}

/** The best known, so that an address of IMDb leads to somebody here as well. */
const imdbIds: Readonly<Record<string, string>> = {
  'Buster Keaton': 'nm0000036',
  'Charlie Chaplin': 'nm0000122',
  'Lillian Gish': 'nm0001273',
}

/** Real people: the name, the films and at most an id, nothing else, for we invent nothing about them. */
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
    imdbId: imdbIds[name] ?? null,
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
