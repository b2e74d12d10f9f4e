import { endpoints } from '#contract/endpoints.ts'
import type { Showing } from '#domain/sports/showings.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, label, listOf, record, text } from '../tmdb/readers.ts'
import { ownPath } from './live-tv.ts'

/** Which channels of our server show which matches. */
export const showingsQuery: Query<readonly Showing[]> = {
  path: `/api${endpoints.showings.path}`,
  params: {},
  read: (body) => (Array.isArray(record(body)['showings']) ? listOf(record(body)['showings'], readShowing) : null),
}

function readShowing(entry: Fields): Showing | null {
  const [match, channel, name] = [text(entry['match']), text(entry['channel']), label(entry['name'])]
  const [start, stop] = [Date.parse(text(entry['start'])), Date.parse(text(entry['stop']))]
  if (match === '' || !/^[a-z0-9-]{1,60}$/.test(channel) || name === '') return null
  const isNamed = entry['start'] === null && entry['stop'] === null
  if (!isNamed && !(start < stop)) return null
  return { match, channel, name, logo: ownPath(entry['logo']) || null, times: isNamed ? null : { start, stop } }
}
