import { grouped } from '#domain/grouped.ts'
import { type Credit, selves } from '#domain/title/credits.ts'
import type { Foreign } from '#domain/title/texts.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'

/** A person in a list. */
export interface PersonSummary {
  id: number
  name: string
  /** What they do most, in the movie database's word (`Acting`, `Directing` ...); may be empty. */
  department: string
  photoPath: string | null
  /** A few titles they are known for. */
  knownFor: readonly Title[]
}

export type Gender = 'female' | 'male' | 'other'

/** A person's own page. What nobody wrote down is empty or null; days are `YYYY-MM-DD`. */
export interface Person extends Foreign<'biography'> {
  id: number
  name: string
  department: string
  photoPath: string | null
  gender: Gender | null
  biography: string
  birthday: string | null
  deathday: string | null
  birthplace: string
  alsoKnownAs: readonly string[]
  homepage: string
  /** `nm` and digits; empty when there is none. */
  imdbId: string
  /** Portraits, the first one as in `photoPath` where there is one. */
  photos: readonly string[]
  /** Newest first; what has no date yet comes before all. */
  credits: readonly Credit[]
}

/**
 * What somebody is known for: of their own kind of work, the titles most people voted on. A show counts by how much of it they are in, and where
 * they are themselves or named nowhere only when there is nothing else.
 */
export function knownFor({ credits, department }: Pick<Person, 'credits' | 'department'>, max: number): Title[] {
  const own = credits.filter((credit) => credit.department === department)
  const parts = own.filter(({ role }) => !besides.test(role))
  const counted = [parts, own, credits].find((some) => some.length > 0) ?? []
  return uniqueTitles(counted.toSorted((a, b) => fameOf(b) - fameOf(a)).map(({ title }) => title)).slice(0, max)
}

const besides = new RegExp(String.raw`\b(?:${selves}|uncredited|archive footage)\b`, 'i')

/** So many episodes make half a regular. */
const halfRegular = 10

const fameOf = ({ title, votes, episodes }: Credit): number =>
  title.type === 'tv' && episodes > 0 ? (votes * episodes) / (episodes + halfRegular) : votes

/** Each person once, at their first place, with what the others say of them: a portrait, and at most so many titles. */
export const mergedPeople = (people: readonly PersonSummary[], maxTitles: number): PersonSummary[] =>
  grouped(people, ({ id }) => id).map((same) => ({
    ...same[0],
    photoPath: same.find(({ photoPath }) => photoPath !== null)?.photoPath ?? null,
    knownFor: uniqueTitles(same.flatMap(({ knownFor: titles }) => titles)).slice(0, maxTitles),
  }))
