import { holdsWords } from '#domain/search/title-search.ts'
import type { Arrangement } from './arrangement.ts'
import { isSameTag } from './tags.ts'

/** Whether the names and ratings of all titles must be known, and not only their keys. */
export const asksForValues = ({ find, order }: Arrangement): boolean => find !== undefined || order === 'name' || order === 'rating'

/** What an arrangement looks at in a title. */
export interface Arranged {
  title: string
  rating: number
}

/**
 * The keys of a list as an arrangement wants them. `newestFirst` are its keys, `valueOf` what stands behind each (not asked unless
 * {@link asksForValues}), `tagsOf` the tags of the title a key belongs to, `compareNames` the order of names in the person's language.
 */
export function arrange(
  newestFirst: readonly string[],
  { find, type, tag, order }: Arrangement,
  valueOf: (key: string) => Arranged | undefined,
  tagsOf: (key: string) => readonly string[],
  compareNames: (a: string, b: string) => number,
): string[] {
  const isNamed = holdsWords(find ?? '')
  const kept = newestFirst.filter(
    (key) =>
      (type === undefined || key.startsWith(`${type}:`)) &&
      (tag === undefined || tagsOf(key).some((other) => isSameTag(other, tag))) &&
      (find === undefined || isNamed(valueOf(key)?.title ?? '')),
  )
  if (order === 'oldest') return kept.toReversed()
  if (order === 'name') return kept.sort((a, b) => compareNames(valueOf(a)?.title ?? '', valueOf(b)?.title ?? ''))
  if (order === 'rating') return kept.sort((a, b) => (valueOf(b)?.rating ?? 0) - (valueOf(a)?.rating ?? 0))
  return kept
}
