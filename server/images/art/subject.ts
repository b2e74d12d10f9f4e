import { hash } from '#server/catalogue/demo/chance.ts'
import { movieWithId } from '#server/catalogue/demo/movies.ts'
import { personWithId } from '#server/catalogue/demo/people.ts'
import { showWithId } from '#server/catalogue/demo/shows.ts'
import type { Lang } from '#server/catalogue/demo/text.ts'
import type { Movie, Show } from '#server/catalogue/demo/titles.ts'
import { canSet } from './fonts.ts'
import type { FaceName } from './fonts.ts'
import { artOf } from './art-of.ts'
import type { Motif } from './motifs/stage.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'

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
    const year = title.kind === 'movie' && 'fixed' in title.release ? new Date(title.release.fixed * 86_400_000).getUTCFullYear() : ''
    return lang === 'de' ? `Ein Stummfilm · ${year}` : `A silent picture · ${year}`
  }
  const [director] = title.directors
  const name = director === undefined ? '' : (personWithId(director)?.name ?? '')
  if (title.homepage !== '') return `${name} · Blender Studio`
  if (title.kind === 'tv') return lang === 'de' ? `Eine Serie von ${name}` : `A series by ${name}`
  return lang === 'de' ? `Ein Film von ${name}` : `A film by ${name}`
}

/** Looks a title of the demo catalogue up by id and decides its art; undefined when there is no such title. */
export function subjectOf(id: number, lang: Lang): Subject | undefined {
  const title = movieWithId(id) ?? showWithId(id)
  if (title === undefined) return undefined
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
