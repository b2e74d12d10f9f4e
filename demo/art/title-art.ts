import { movies } from '../catalogue/movies/movies.ts'
import { shows } from '../catalogue/shows/shows.ts'
import type { Movie, Show } from '../catalogue/titles/title.ts'
import type { FaceName } from './fonts.ts'
import { hintedMotif } from './title-motifs.ts'
import { manners } from './styles.ts'
import type { Motif } from './motifs/motif.ts'
import type { PaletteName } from './palettes.ts'

export interface Art {
  motif: Motif
  palette: PaletteName
  face: FaceName
  /** Counts through the layouts. */
  turn: number
}

/** Remembers when each thing was last given out, and gives out what has waited longest. */
class Rota<T> {
  readonly #given = new Map<T, number>()
  #now = 0

  choose(from: readonly [T, ...T[]]): T {
    const waited = (thing: T): number => this.#now - (this.#given.get(thing) ?? -1_000)
    const chosen = from.reduce((best, thing) => (waited(thing) > waited(best) ? thing : best))
    this.#given.set(chosen, this.#now)
    this.#now += 1
    return chosen
  }

  /** How long ago it was given out. */
  since(thing: T): number {
    return this.#now - (this.#given.get(thing) ?? -1_000)
  }

  mark(thing: T): T {
    this.#given.set(thing, this.#now)
    this.#now += 1
    return thing
  }
}

/**
 * Decides the art of all titles at once, in the order of their popularity, so that what stands side by side looks different.
 * A word in the title may ask for its motif, unless that has only just been used.
 */
function assign(titles: readonly (Movie | Show)[]): Map<number, Art> {
  const motifs = new Rota<Motif>()
  const palettes = new Rota<PaletteName>()
  const faces = new Rota<FaceName>()
  const byPopularity = titles.toSorted((a, b) => a.rank - b.rank || a.id - b.id)
  return new Map(
    byPopularity.map((title, turn) => {
      const manner = manners[title.art]
      const hinted = hintedMotif(title.title.en)
      const motif = hinted !== undefined && motifs.since(hinted) > 10 ? motifs.mark(hinted) : motifs.choose(manner.motifs)
      return [title.id, { motif, palette: palettes.choose(manner.palettes), face: faces.choose(manner.faces), turn }]
    }),
  )
}

let assigned: Map<number, Art> | undefined

/** How a title of the demo catalogue is drawn. */
export function artOf(title: Movie | Show): Art {
  const art = (assigned ??= new Map([...assign(movies), ...assign(shows)])).get(title.id)
  if (art === undefined) throw new Error(`no art for ${title.id}`)
  return art
}
