import type { Rating } from '#contract/entities/ratings.ts'
import type { TitleNote } from '#contract/entities/title-notes.ts'
import { type Title, titleOf } from '#domain/title/title.ts'

/** What a person thinks of a title: one to five stars or none, and their own words, which may be empty. */
export interface Opinion {
  stars: number | null
  note: string
}

/** The same with what it is about. */
export interface TitleOpinion extends Opinion {
  key: string
  title: Title
  /** When it was last changed, epoch ms. */
  at: number
}

/** The orders a person may see them in, the usual one first. */
export const opinionOrders = ['newest', 'best', 'name'] as const
export type OpinionOrder = (typeof opinionOrders)[number]

/** Everything somebody rated or wrote about, by the rows of both lists, the latest first. */
export function opinionsOf(ratings: ReadonlyMap<string, Rating>, notes: ReadonlyMap<string, TitleNote>): TitleOpinion[] {
  const keys = [...new Set([...ratings.keys(), ...notes.keys()])]
  return keys.flatMap((key) => opinionOf(key, ratings.get(key), notes.get(key))).toSorted(byMoment)
}

function opinionOf(key: string, rating: Rating | undefined, note: TitleNote | undefined): TitleOpinion[] {
  const row = rating ?? note
  if (row === undefined) return []
  const at = Math.max(rating?.updated_at ?? 0, note?.updated_at ?? 0)
  return [{ key, title: titleOf({ ...row, overview: '', rating: 0 }), stars: rating?.stars ?? null, note: note?.note ?? '', at }]
}

const byMoment = (a: TitleOpinion, b: TitleOpinion): number => b.at - a.at

/** The same in another order; among equals the latest stays first. */
export function arrangedOpinions(
  opinions: readonly TitleOpinion[],
  order: OpinionOrder,
  compareNames: (a: string, b: string) => number,
): readonly TitleOpinion[] {
  if (order === 'best') return opinions.toSorted((a, b) => (b.stars ?? 0) - (a.stars ?? 0))
  return order === 'name' ? opinions.toSorted((a, b) => compareNames(a.title.title, b.title.title)) : opinions
}
