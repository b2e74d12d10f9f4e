/** How long a token opens anything, and how long its predecessor still does once it was used: for two tabs, and answers under way (ms). */
export const tokenTimes = { freshMs: 30 * 60_000, graceMs: 60_000 } as const

/** What a token says of itself: how often its session had been renewed when it was made, and when that was (epoch ms). */
export interface TokenAge {
  serial: number
  issuedAt: number
}

/** What the session's row knows: how often it was renewed, and when the newest token was first used (epoch ms); null until then. */
export interface SessionAge {
  serial: number
  used_at: number | null
}

/**
 * What a genuine token of a session that goes on is good for (decision 75): a `fresh` one opens everything, a `stale` one is renewed first.
 * A `reused` one was replaced by a token that somebody uses: either of the two was stolen.
 */
export type TokenStanding = 'fresh' | 'stale' | 'reused'

export function standingOf(token: TokenAge, session: SessionAge, now: number): TokenStanding {
  if (token.serial < session.serial && !isLastBefore(token, session, now)) return 'reused'
  return now - token.issuedAt < tokenTimes.freshMs ? 'fresh' : 'stale'
}

/** As long as nobody used the newest token, the answer with it may have been lost, however long ago. */
const isLastBefore = (token: TokenAge, { serial, used_at }: SessionAge, now: number): boolean =>
  token.serial === serial - 1 && (used_at === null || now - used_at < tokenTimes.graceMs)
