import { byCode } from '#domain/order.ts'
import type { Episode, Season } from './season.ts'

/** Seasons as people count them: the specials (0) last. */
export const inOrder = <S extends Pick<Season, 'number'>>(seasons: readonly S[]): S[] => {
  const rank = ({ number }: S): number => (number === 0 ? Infinity : number)
  return seasons.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether it was on by a day (`YYYY-MM-DD`). What has no day yet is still to come. */
export const isAired = ({ date }: Pick<Episode, 'date'>, today: string): boolean => date !== null && byCode(date, today) <= 0

/** What stands before and after one of a list; undefined at its ends. */
export function neighbours<T extends { number: number }>(list: readonly T[], number: number): { before?: T; after?: T } {
  const place = list.findIndex((entry) => entry.number === number)
  const [before, after] = place < 0 ? [] : [list[place - 1], list[place + 1]]
  return { ...(before && { before }), ...(after && { after }) }
}

/** The number of a season or an episode in an address; 0 holds the specials. Undefined for anything else. */
export const numberFromSegment = (segment: string): number | undefined => (/^\d{1,4}$/.test(segment) ? Number(segment) : undefined)
