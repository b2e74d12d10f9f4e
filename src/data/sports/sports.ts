import { knownValue, prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { Competition, Match } from '#domain/sports/match.ts'
import { sportsQuery } from '#remote/api/sports.ts'

/** Who plays whom, and how it ended. */
export const useSports = (): RetryableAnswer<readonly Competition[]> => useAnswer(sportsQuery)

/** For route loaders; false when the server is known to have no match at this address. */
export async function prepareSports(match?: string): Promise<boolean> {
  const hasSports = await prepareEntry(sportsQuery)
  const known = knownValue(sportsQuery)
  return hasSports && (match === undefined || !known || findMatch(known, match) !== undefined)
}

interface FoundMatch {
  competition: Competition
  match: Match
}

/** Whether an address below `/sports/` is that of a player. */
export const isPlayerAddress = (address: string): boolean => address.startsWith('player/')

/** The match at an address below `/sports/`. Where it is watched is part of its page: the address of its player means the same (decision 56). */
export function findMatch(competitions: readonly Competition[], address: string): FoundMatch | undefined {
  const id = isPlayerAddress(address) ? address.slice('player/'.length) : address
  return competitions.flatMap((competition) =>
    competition.matches.filter((one) => one.id === id).map((match) => ({ competition, match })),
  )[0]
}
