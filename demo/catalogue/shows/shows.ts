import { itemAt, randomOf } from '../../random.ts'
import { dayFrom } from '../dates.ts'
import { firstId } from '../ids.ts'
import { moods } from '../moods/all.ts'
import { text } from '../text.ts'
import { inventTitle, takeTurns } from '../titles/invention.ts'
import type { Idea } from '../titles/invention.ts'
import { withIrregularity } from '../titles/irregular.ts'
import type { Schedule, Show, Status } from '../titles/title.ts'

const showCount = 150

/** Two of three shows are in their first season; their premieres move with today. */
const isNew = (index: number): boolean => index % 25 < 16

const newShows = { period: 56, ahead: 13 }

/** Announced only: no date and no network (irregularities 3, 10). */
const isAnnounced = (index: number): boolean => index > 24 && index % 20 === 14

const ideas = takeTurns(showCount, (mood) => mood.shows.map(text))
const newCount = ideas.filter((_, index) => isNew(index) && !isAnnounced(index)).length

/** Genres whose shows air daily: children, soap, news, talk, reality. */
const dailyGenres = new Set([10762, 10763, 10766, 10767, 10764])

const certifications = ['TV-14', 'TV-MA', 'TV-PG', 'TV-14', 'TV-Y7', ''] as const

const announced = (index: number): Schedule => ({
  status: itemAt(['Planned', 'In Production', 'Pilot'] as const, Math.floor(index / 20)),
  seasons: 1,
  episodes: 6,
  every: 7,
  start: { unknown: true },
})

/** The schedule of the `turn`th new show. */
function newSchedule(turn: number): Schedule {
  const phase = Math.floor((((turn * 29) % newCount) * newShows.period) / newCount)
  return { status: 'Returning Series', seasons: 1, episodes: 10, every: 4, start: { phase, ...newShows } }
}

/** The schedule of the `turn`th show that has run for years, or is over. */
function oldSchedule(turn: number, genres: readonly number[]): Schedule {
  if (genres.some((genre) => dailyGenres.has(genre))) {
    return { status: 'Returning Series', seasons: 2, episodes: 24, every: 1, start: { phase: turn * 7, period: 24, ahead: 0 } }
  }
  const seasons = 4 + ((turn * 5) % 9)
  if (turn % 5 === 4) {
    return {
      status: turn % 10 === 4 ? 'Ended' : 'Canceled',
      // A miniseries is over after its first season.
      seasons: turn % 15 === 14 ? 1 : seasons,
      episodes: 8,
      every: 7,
      start: { fixed: dayFrom(2011 + ((turn * 3) % 14), 1 + (turn % 12), 5) },
    }
  }
  const episodes = 6 + (turn % 3)
  return { status: 'Returning Series', seasons, episodes, every: 7, start: { phase: turn * 13, period: episodes * 7, ahead: 0 } }
}

function inventShow(idea: Idea, index: number, genres: readonly number[], schedule: Schedule): Show {
  return {
    ...inventTitle(idea, `show ${index}`, genres),
    kind: 'tv',
    id: firstId.show + index,
    index,
    rank: index * 3,
    certification: itemAt(certifications, index * 5),
    network: index,
    schedule,
    specials: index % 20 === 2,
    screened: index % 15 === 4,
    episodeMinutes: 22 + 4 * Math.floor(randomOf(`minutes ${index}`) * 9),
  }
}

function inventShows(): Show[] {
  const turns = { young: 0, old: 0 }
  return ideas.map((idea, index) => {
    const genres = itemAt(moods[idea.mood].showGenres, idea.turn)
    const schedule = isAnnounced(index) ? announced(index) : isNew(index) ? newSchedule(turns.young++) : oldSchedule(turns.old++, genres)
    return withIrregularity(inventShow(idea, index, genres, schedule), 24)
  })
}

/** Every show of the demo catalogue. */
export const shows: readonly Show[] = inventShows()

const byId = new Map(shows.map((show) => [show.id, show]))

export const showWithId = (id: number): Show | undefined => byId.get(id)

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
export function typeOf({ genres, schedule }: Show): (typeof showTypes)[number] {
  const found = byGenre.find(([genre]) => genres.includes(genre))?.[1]
  return found ?? (schedule.status === 'Ended' && schedule.seasons === 1 ? 'Miniseries' : 'Scripted')
}
