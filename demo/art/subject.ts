import { shelf } from '../audiobooks/shelf.ts'
import { yearOf } from '../catalogue/dates.ts'
import { showAndSeason } from '../catalogue/ids.ts'
import { collectionWithId } from '../catalogue/movies/collections.ts'
import { movieWithId } from '../catalogue/movies/movies.ts'
import { personWithId } from '../catalogue/people/people.ts'
import { episodeCount } from '../catalogue/shows/schedule.ts'
import { shows, showWithId } from '../catalogue/shows/shows.ts'
import type { Lang } from '../catalogue/text.ts'
import type { Movie, Show } from '../catalogue/titles/title.ts'
import { itemAt, hash } from '../random.ts'
import { canSet } from './fonts.ts'
import type { FaceName } from './fonts.ts'
import type { Motif } from './motifs/motif.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { styles } from './styles.ts'
import { artOf } from './title-art.ts'

/** Everything that decides how the pictures of one title look. */
export interface Subject {
  seed: number
  /** The lettering, or undefined where no face has the script. */
  title: string | undefined
  credit: string
  motif: Motif
  palette: Palette
  face: FaceName
  /** Counts through the layouts; neighbours in the catalogue get different ones. */
  turn: number
}

function creditOf(title: Movie | Show, lang: Lang): string {
  if (title.art === 'silent') {
    const year = title.kind === 'movie' && 'fixed' in title.release ? yearOf(title.release.fixed) : ''
    return lang === 'de' ? `Ein Stummfilm · ${year}` : `A silent picture · ${year}`
  }
  const [director] = title.directors
  const name = director === undefined ? '' : (personWithId(director)?.name ?? '')
  if (title.homepage !== '') return `${name} · Blender Studio`
  if (title.kind === 'tv') return lang === 'de' ? `Eine Serie von ${name}` : `A series by ${name}`
  return lang === 'de' ? `Ein Film von ${name}` : `A film by ${name}`
}

function subjectFor(title: Movie | Show, lang: Lang): Subject {
  const { motif, palette, face, turn } = artOf(title)
  const text = title.title[lang]
  return {
    seed: hash(`${title.id}`),
    title: canSet(face, text) ? text : undefined,
    credit: creditOf(title, lang),
    motif,
    palette: palettes[palette],
    face,
    turn,
  }
}

/** Looks a title of the demo catalogue up by id and decides its art; undefined when there is no such title. */
export function subjectOf(id: number, lang: Lang): Subject | undefined {
  const title = movieWithId(id) ?? showWithId(id)
  return title && subjectFor(title, lang)
}

/** A season: the show's motif with a palette and a layout of its own. Undefined when there is no such season. */
export function seasonSubjectOf(id: number, lang: Lang): Subject | undefined {
  const { showIndex, season } = showAndSeason(id)
  const show = shows[showIndex]
  if (show === undefined || episodeCount(show, season) === 0) return undefined
  const name = lang === 'de' ? `Staffel ${season}` : `Season ${season}`
  const subject = subjectFor(show, lang)
  return {
    ...subject,
    seed: hash(`${id}`),
    credit: season === 0 ? (lang === 'de' ? 'Extras' : 'Specials') : name,
    palette: palettes[itemAt(styles[show.art].palettes, show.index + season)],
    turn: subject.turn + season * 2,
  }
}

/** A series of films: the art of its first part, in another layout. Undefined when there is no such collection. */
export function collectionSubjectOf(id: number, lang: Lang): Subject | undefined {
  const collection = collectionWithId(id)
  const first = collection?.parts.toSorted((a, b) => a.id - b.id)[0]
  if (collection === undefined || first === undefined) return undefined
  const subject = subjectFor(first, lang)
  const count = collection.parts.length
  const credit = lang === 'de' ? `${count} Filme in einer Reihe` : `${count} films in one collection`
  const title = collection.series[lang]
  return { ...subject, seed: hash(`${id}`), title: canSet(subject.face, title) ? title : undefined, credit, turn: subject.turn + 4 }
}

/** The cover of an audiobook, by its place on the shelf, which counts from 1. Undefined when there is no such book. */
export function coverSubjectOf(place: number): Subject | undefined {
  const book = shelf[place - 1]
  if (book === undefined) return undefined
  const { motif, palette, face, turn } = book.art
  return {
    seed: hash(book.id),
    title: canSet(face, book.title) ? book.title : undefined,
    credit: book.author,
    motif,
    palette: palettes[palette],
    face,
    turn,
  }
}
