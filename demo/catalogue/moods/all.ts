import { adventure } from './adventure.ts'
import { anime } from './anime.ts'
import { comedy } from './comedy.ts'
import { crime } from './crime.ts'
import { documentary } from './documentary.ts'
import { drama } from './drama.ts'
import { family } from './family.ts'
import { fantasy } from './fantasy.ts'
import { history } from './history.ts'
import { horror } from './horror.ts'
import { romance } from './romance.ts'
import { scifi } from './scifi.ts'
import { thriller } from './thriller.ts'
import { western } from './western.ts'

/** In the order in which they take turns, chosen so that neighbours in a list feel different. */
export const moods = {
  scifi,
  drama,
  family,
  crime,
  romance,
  fantasy,
  comedy,
  thriller,
  anime,
  history,
  horror,
  adventure,
  documentary,
  western,
} as const

export type MoodKey = keyof typeof moods

export const moodKeys = Object.keys(moods) as readonly MoodKey[]
