import { knownValue, prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { Competition, Match } from '#domain/sports/match.ts'
import { calendarFile } from '#domain/title/calendar-file.ts'
import { deviceClock } from '#platform/clock.ts'
import { absoluteUrl, downloadFile } from '#platform/share.ts'
import { sportsQuery } from '#remote/api/sports.ts'
import { showToast } from '#state/toasts.ts'

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

/** The match at an address below `/sports/`. Where it is watched is part of its page: the address of its player means the same (decision 56). */
export function findMatch(competitions: readonly Competition[], address: string): FoundMatch | undefined {
  const id = address.replace(/^player\//, '')
  return competitions.flatMap((competition) =>
    competition.matches.filter((one) => one.id === id).map((match) => ({ competition, match })),
  )[0]
}

/** A calendar needs an end: two hours, with the pause. */
const playedMs = 2 * 3_600_000

/** Hands a match to the person's own calendar, which reminds them without us and without a network. */
export function remindOfMatch({ id, start, isTimed }: Match, name: string, path: string): void {
  const url = absoluteUrl(path)
  const when = isTimed ? { from: start, until: start + playedMs } : { day: new Date(start).toISOString().slice(0, 10) }
  downloadFile(
    `${id}.ics`,
    'text/calendar;charset=utf-8',
    calendarFile({ uid: `${id}@${new URL(url).host}`, name, when, url, madeAt: deviceClock.now() }),
  )
  showToast({ notice: 'match-reminder-saved', values: { name } })
}
