import type { Show, Status } from '../titles/title.ts'

/** The kinds of shows in the order of the movie database's `with_type`. */
export const showTypes = ['Documentary', 'News', 'Miniseries', 'Reality', 'Scripted', 'Talk Show', 'Video'] as const

/** The states of a show in the order of its `with_status`. */
export const statuses: readonly Status[] = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot']

const byGenre: readonly (readonly [genre: number, type: (typeof showTypes)[number]])[] = [
  [10763, 'News'],
  [10767, 'Talk Show'],
  [10764, 'Reality'],
  [99, 'Documentary'],
]

/** What kind of show it is. */
export function typeOf({ genres, rhythm }: Show): (typeof showTypes)[number] {
  const found = byGenre.find(([genre]) => genres.includes(genre))?.[1]
  return found ?? (rhythm.status === 'Ended' && rhythm.seasons === 1 ? 'Miniseries' : 'Scripted')
}
