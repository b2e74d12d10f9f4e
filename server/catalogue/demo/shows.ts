import { around, chance } from './chance.ts'
import { dayFrom } from './dates.ts'
import { firstId } from './ids.ts'
import { inventTitle, takeTurns } from './invention.ts'
import type { Idea } from './invention.ts'
import { moods } from './moods/all.ts'
import { withQuirks } from './quirks.ts'
import { text } from './text.ts'
import type { Rhythm, Show } from './titles.ts'

const showCount = 150

/** Two of three shows are in their first season; their first nights roll with today. */
const isNew = (index: number): boolean => index % 25 < 16

const newShows = { period: 56, ahead: 13 }

const ideas = takeTurns(showCount, (mood) => mood.shows.map(text))
const newCount = ideas.filter((_, index) => isNew(index)).length

/** Shows for children, soaps, news and talk are on every day. */
const dailyGenres = new Set([10762, 10763, 10766, 10767, 10764])

const certifications = ['TV-14', 'TV-MA', 'TV-PG', 'TV-14', 'TV-Y7', ''] as const
const networks = ['Kanal Neun', 'North Sea One', 'Lantern', 'Studio Elbe', 'Atlas+', 'Radio Vision'] as const

function rhythmOf(genres: readonly number[], turn: { young: number | undefined; old: number }): Rhythm {
  if (turn.young !== undefined) {
    const phase = Math.floor((((turn.young * 29) % newCount) * newShows.period) / newCount)
    return { status: 'Returning Series', seasons: 1, episodes: 10, every: 4, start: { phase, ...newShows } }
  }
  const seasons = 3 + ((turn.old * 5) % 8)
  if (genres.some((genre) => dailyGenres.has(genre))) {
    return { status: 'Returning Series', seasons, episodes: 24, every: 1, start: { phase: turn.old * 7, period: 24, ahead: 0 } }
  }
  if (turn.old % 5 === 4) {
    return {
      status: 'Ended',
      seasons,
      episodes: 8,
      every: 7,
      start: { fixed: dayFrom(2011 + ((turn.old * 3) % 14), 1 + (turn.old % 12), 5) },
    }
  }
  const episodes = 8 + (turn.old % 3)
  return { status: 'Returning Series', seasons, episodes, every: 7, start: { phase: turn.old * 13, period: episodes * 7, ahead: 0 } }
}

function inventShow(idea: Idea, index: number, turn: { young: number | undefined; old: number }): Show {
  const genres = around(moods[idea.mood].showGenres, idea.turn)
  const { casting: _, ...shared } = inventTitle(idea, `show ${index}`, genres)
  return {
    ...shared,
    kind: 'tv',
    id: firstId.show + index,
    index,
    rank: index * 3,
    certification: around(certifications, index * 5),
    network: around(networks, index),
    rhythm: rhythmOf(genres, turn),
    specials: index % 20 === 2,
    episodeMinutes: 22 + 4 * Math.floor(chance(`minutes ${index}`) * 9),
  }
}

function inventShows(): Show[] {
  let young = 0
  let old = 0
  return ideas.map((idea, index) =>
    withQuirks(inventShow(idea, index, isNew(index) ? { young: young++, old } : { young: undefined, old: old++ }), 24),
  )
}

/** Every show of the demo catalogue. */
export const shows: readonly Show[] = inventShows()

const byId = new Map(shows.map((show) => [show.id, show]))

export const showWithId = (id: number): Show | undefined => byId.get(id)
