import type { Preference } from '#domain/watching/statistics.ts'
import type { Title } from '#domain/title/title.ts'

/** From which rating on a title is worth a surprise. */
const goodRating = 6.5

/**
 * One title to surprise somebody with: well rated, with a picture, not seen and not the one just shown; a kind they prefer is twice as
 * likely. Undefined when there is none left.
 *
 * @param dice a number from 0 up to 1
 * @param passed keys of titles that are not to come again (`movie:603`)
 */
export function surprise(titles: readonly Title[], passed: ReadonlySet<string>, preferred: Preference, dice: number): Title | undefined {
  const candidates = titles.filter(
    (title) => title.rating >= goodRating && title.backdropPath !== null && !passed.has(`${title.type}:${title.id}`),
  )
  const pot = [...candidates, ...candidates.filter(({ type }) => type === preferred)]
  return pot[Math.floor(dice * pot.length)]
}
