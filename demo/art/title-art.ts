import { movies } from '../catalogue/movies/movies.ts'
import { shows } from '../catalogue/shows/shows.ts'
import type { Movie, Show } from '../catalogue/titles/title.ts'
import type { FaceName } from './fonts.ts'
import type { Motif } from './motifs/motif.ts'
import type { PaletteName } from './palettes.ts'
import { styles } from './styles.ts'
import { motifForTitle } from './title-motifs.ts'

export interface Art {
  motif: Motif
  palette: PaletteName
  face: FaceName
  /** Selects the layout, modulo the number of layouts. */
  turn: number
}

/** Chooses among items the one that was used longest ago. */
class LeastRecentlyUsed<T> {
  readonly #usedAt = new Map<T, number>()
  #now = 0

  /** The item that was used longest ago, the first of those never used; it counts as used now. */
  choose(from: readonly [T, ...T[]]): T {
    return this.use(from.reduce((best, item) => (this.sinceUsed(item) > this.sinceUsed(best) ? item : best)))
  }

  /** How many uses of any item ago this one was used; at least 1,000 when it never was. */
  sinceUsed(item: T): number {
    return this.#now - (this.#usedAt.get(item) ?? -1_000)
  }

  use(item: T): T {
    this.#usedAt.set(item, this.#now)
    this.#now += 1
    return item
  }
}

/**
 * Decides the art of all titles at once, in the order of their popularity, so that what stands side by side looks different.
 * A word of the title may suggest its motif, which is taken unless it was used within the last ten titles.
 */
function assign(titles: readonly (Movie | Show)[]): Map<number, Art> {
  const motifs = new LeastRecentlyUsed<Motif>()
  const palettes = new LeastRecentlyUsed<PaletteName>()
  const faces = new LeastRecentlyUsed<FaceName>()
  const byPopularity = titles.toSorted((a, b) => a.rank - b.rank || a.id - b.id)
  return new Map(
    byPopularity.map((title, turn) => {
      const style = styles[title.art]
      const wanted = motifForTitle(title.title.en)
      const motif = wanted !== undefined && motifs.sinceUsed(wanted) > 10 ? motifs.use(wanted) : motifs.choose(style.motifs)
      return [title.id, { motif, palette: palettes.choose(style.palettes), face: faces.choose(style.faces), turn }]
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
