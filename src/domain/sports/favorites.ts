import { hashOf } from '#contract/hash.ts'
import type { Team } from '#contract/sports.ts'
import { slugOf } from '../title/slug.ts'
import { type Competition, type Match, stateOf } from './match.ts'

/** As long as the name of an element of a setting may be. */
const keyLength = 60
const otherLetter = /(?!\p{Script=Latin})\p{L}/u

/**
 * What a team is known by in every competition and season: a country by its code, a club by its name. Printable ASCII, as the elements of settings are; of a
 * name in another script little or nothing would be left in letters from A to Z, so a hash stands for it.
 */
export function teamKey({ name, country }: Team): string {
  if (country !== null) return `country:${country}`
  const plain = slugOf(name)
  const known = plain === '' || otherLetter.test(name) ? hashOf(name, 0x811c9dc5).toString(36) : plain
  return `team:${known}`.slice(0, keyLength)
}

interface FavoriteMatches {
  /** Those being played and the next ones, the earliest first. */
  next: readonly Match[]
  /** The last one of each team, the latest first. */
  latest: readonly Match[]
}

/**
 * The matches of favorite teams that somebody looks for first: of each team the one being played, else its next one, and the last that is over.
 *
 * @param favorites keys of teams
 * @param now epoch ms
 */
export function favoriteMatches(competitions: readonly Competition[], favorites: readonly string[], now: number): FavoriteMatches {
  if (favorites.length === 0) return { next: [], latest: [] }
  const wanted = new Set(favorites)
  const next = new Map<string, Match>()
  const latest = new Map<string, Match>()
  for (const match of competitions.flatMap(({ matches }) => matches)) {
    const isOver = stateOf(match, now) === 'over'
    for (const key of [teamKey(match.home), teamKey(match.away)].filter((one) => wanted.has(one))) {
      const before = (isOver ? latest : next).get(key)
      if (isOver && (!before || match.start > before.start)) latest.set(key, match)
      if (!isOver && (!before || match.start < before.start)) next.set(key, match)
    }
  }
  return {
    next: [...new Set(next.values())].toSorted((a, b) => a.start - b.start),
    latest: [...new Set(latest.values())].toSorted((a, b) => b.start - a.start),
  }
}
