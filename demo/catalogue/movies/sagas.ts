import { firstId } from '../ids.ts'
import type { Text } from '../text.ts'
import type { Movie } from '../titles/title.ts'

/** Invented series of three films each; with Caminandes they make the twenty-five collections. */
export const sagaCount = 24

const yearsBetweenParts = 3

/** Tells the `part`th film of the series that a film begins. */
type Tell = (first: Movie, part: number) => Text

const nthPart = (base: Movie, film: Movie, part: number, overview: Text): Movie => ({
  ...base,
  overview,
  id: film.id,
  index: film.index,
  rank: film.rank,
  votes: film.votes,
  vote: Math.max(4.2, Math.round((base.vote - 0.4 * (part - 1)) * 1000) / 1000),
  quirks: { ...film.quirks, bare: false },
  title: { en: `${base.title.en} ${part}`, de: `${base.title.de} ${part}` },
  originalTitle: `${base.originalTitle} ${part}`,
  release: 'fixed' in base.release ? { fixed: base.release.fixed + Math.round(365.25 * yearsBetweenParts * (part - 1)) } : base.release,
})

/** The first of these films become first parts, the last ones their sequels. Answers with the changed films by id. */
export function makeSagas(films: readonly Movie[], tell: Tell): Map<number, Movie> {
  const changed = new Map<number, Movie>()
  const sequels = films.slice(-2 * sagaCount)
  films.slice(0, sagaCount).forEach((film, saga) => {
    const base: Movie = { ...film, collection: firstId.collection + 1 + saga }
    changed.set(base.id, base)
    for (const part of [2, 3]) {
      const place = sequels[(part - 2) * sagaCount + saga]
      if (place !== undefined) changed.set(place.id, nthPart(base, place, part, tell(base, part)))
    }
  })
  return changed
}
