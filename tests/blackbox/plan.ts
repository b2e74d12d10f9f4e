import { accentColors, type SeenMode } from '#contract/entities/preferences.ts'
import type { Fault } from '#support/fault-wires.ts'
import { type Dice, diceOf } from '../simulation/dice.ts'

export type Person = 'ada' | 'bob'
export const deviceNames = ['ada-1', 'ada-2', 'ada-3', 'bob-1'] as const
export type DeviceName = (typeof deviceNames)[number]

/** Whose device it is; others may sign in on it. */
export const ownerOf = (device: DeviceName): Person => (device === 'bob-1' ? 'bob' : 'ada')

/** What somebody does at a device, or what befalls it. */
export type Step =
  /** Presses the button of a title or an episode, as it stands: what is kept goes, what is not is kept. */
  | { does: 'tap'; lane: string }
  /** Different buttons in two tabs at once. */
  | { does: 'tap-in-two-tabs'; lanes: readonly [string, string] }
  | { does: 'rate'; title: string; stars: number | null; note: string }
  | { does: 'choose'; field: 'accentColor' | 'seenTitles'; value: string }
  | { does: 'clear-history' }
  /** The browser is killed so many ms after a press, and started again. */
  | { does: 'kill'; lane: string; afterMs: number }
  | { does: 'network'; fault: Fault }
  | { does: 'clock'; aheadMs: number }
  /** Signs out; what waits stays on the device. */
  | { does: 'leave' }
  /** Signs in by the form. */
  | { does: 'enter'; as: Person }
  /** Somebody else's session takes the place of this one at once, whatever waits. */
  | { does: 'switch'; as: Person }

/** What becomes of the server: killed while the devices go on, away for some waves, or back to the backup taken before. */
export type ServerStep = { does: 'kill'; afterMs: number } | { does: 'stop' | 'start' | 'back-up' | 'restore' }

/** What happens at the same time; the next wave begins when all of it is over. */
export interface Wave {
  server?: ServerStep
  devices: Partial<Record<DeviceName, Step>>
}

/** One round, as plain data. */
export interface Plan {
  seed: number
  waves: readonly Wave[]
}

/**
 * Few, so that devices meet over them; different ones for each person, so that what goes astray can be told. The shows have run for
 * years.
 */
const belongings = {
  ada: { movie: 90_010_001, show: 91_000_020, accents: accentColors.slice(0, 4), seen: ['show', 'dim'] },
  bob: { movie: 90_010_002, show: 91_000_021, accents: accentColors.slice(4), seen: ['dim', 'hide'] },
} as const satisfies Record<Person, { movie: number; show: number; accents: readonly string[]; seen: readonly SeenMode[] }>

/** All that a person presses here. */
export const lanesOf = (person: Person): string[] => {
  const { movie, show } = belongings[person]
  return [
    ...['favorites', 'watchlist', 'watch_history'].map((entity) => `${entity} movie:${movie}`),
    ...[1, 2].map((episode) => `watch_history tv:${show}:1:${episode}`),
  ]
}

const waveCount = 14
const second = 1000
const day = 86_400 * second
/** How far clocks are off. */
const leads = [8 * second, -8 * second, 200 * second, -200 * second, 2 * day, -2 * day]

/** What a round is about: not everything happens in each, so that each kind of trouble also has rounds of its own. */
interface Mood {
  clocks: boolean
  kills: boolean
  people: boolean
  networks: boolean
  server: boolean
  restore: boolean
}

/** Where a device stands as far as the plan knows. */
interface Standing {
  person: Person | null
  isOnline: boolean
  aheadMs: number
}

/** The plan of a seed: the same for the same seed. */
export function planOf(seed: number): Plan {
  const dice = diceOf(seed)
  const mood: Mood = {
    clocks: dice.chance(0.5),
    kills: dice.chance(0.7),
    people: dice.chance(0.5),
    networks: dice.chance(0.8),
    server: dice.chance(0.6),
    restore: dice.chance(0.5),
  }
  const standings = new Map<DeviceName, Standing>(deviceNames.map((name) => [name, { person: ownerOf(name), isOnline: true, aheadMs: 0 }]))
  const backUpAt = mood.restore ? dice.between(2, waveCount / 2) : -1
  const restoreAt = mood.restore ? dice.between(backUpAt + 2, waveCount - 2) : -1
  const waves: Wave[] = []
  let isServerUp = true
  for (let wave = 0; wave < waveCount; wave += 1) {
    if (wave === backUpAt || wave === restoreAt) {
      waves.push({ server: { does: wave === backUpAt ? 'back-up' : 'restore' }, devices: {} })
      isServerUp = true
      continue
    }
    const server: ServerStep | undefined = mood.server && dice.chance(0.3) ? serverStep(dice, isServerUp) : undefined
    if (server !== undefined) isServerUp = server.does !== 'stop'
    const mayEnter = isServerUp && server?.does !== 'kill'
    const devices: Wave['devices'] = {}
    for (const [name, standing] of standings) {
      if (dice.chance(0.85)) devices[name] = stepOf({ dice, mood, name, standing, wave, mayEnter })
    }
    waves.push({ ...(server && { server }), devices })
  }
  return { seed, waves }
}

const serverStep = (dice: Dice, isUp: boolean): ServerStep => {
  if (!isUp) return { does: 'start' }
  return dice.chance(0.6) ? { does: 'kill', afterMs: dice.between(0, 1500) } : { does: 'stop' }
}

interface Situation {
  dice: Dice
  mood: Mood
  name: DeviceName
  standing: Standing
  wave: number
  mayEnter: boolean
}

/** One step of a device; the standing follows it. */
function stepOf(situation: Situation): Step {
  const { dice, mood, name, standing } = situation
  const { person, isOnline } = standing
  if (person === null && isOnline && situation.mayEnter) return enter(standing, dice.chance(0.7) ? ownerOf(name) : otherThan(ownerOf(name)))
  if (mood.clocks && dice.chance(0.15)) {
    standing.aheadMs = standing.aheadMs === 0 ? dice.pick(leads) : 0
    return { does: 'clock', aheadMs: standing.aheadMs }
  }
  if (person === null || (mood.networks && dice.chance(isOnline ? 0.15 : 0.35))) {
    const fault = person !== null && isOnline ? dice.pick(weather) : fine
    standing.isOnline = !['refuse', 'reset'].includes(fault.kind)
    return { does: 'network', fault }
  }
  if (mood.kills && dice.chance(0.1)) return { does: 'kill', lane: dice.pick(lanesOf(person)), afterMs: dice.between(0, 400) }
  if (mood.people && dice.chance(0.1)) return dice.chance(0.5) ? leave(standing) : change(standing, otherThan(person))
  return decisionOf(situation, person)
}

function leave(standing: Standing): Step {
  standing.person = null
  return { does: 'leave' }
}

function enter(standing: Standing, as: Person): Step {
  standing.person = as
  return { does: 'enter', as }
}

function change(standing: Standing, as: Person): Step {
  standing.person = as
  return { does: 'switch', as }
}

const otherThan = (person: Person): Person => (person === 'ada' ? 'bob' : 'ada')

const fine: Fault = { kind: 'pass' }
/** What may become of a network that works. */
const weather: readonly Fault[] = [
  fine,
  { kind: 'refuse' },
  { kind: 'refuse' },
  { kind: 'refuse' },
  { kind: 'delay', ms: 400 },
  { kind: 'slow', bytesPerSecond: 20_000 },
  { kind: 'duplicate', path: '/api/sync/push', laterMs: 2000 },
  { kind: 'reset', afterBytes: 300 },
]

function decisionOf({ dice, name, wave }: Situation, person: Person): Step {
  const { movie, accents, seen } = belongings[person]
  const kind = dice.between(1, 100)
  if (kind <= 8) return { does: 'clear-history' }
  if (kind <= 16) return { does: 'choose', field: 'accentColor', value: dice.pick(accents) }
  if (kind <= 24) return { does: 'choose', field: 'seenTitles', value: dice.pick(seen) }
  if (kind <= 44) {
    const stars = dice.chance(0.2) ? null : dice.between(1, 5)
    return { does: 'rate', title: `movie:${movie}`, stars, note: stars === null ? '' : `wave ${wave} of ${name}` }
  }
  const lanes = lanesOf(person)
  const lane = dice.pick(lanes)
  if (kind > 54) return { does: 'tap', lane }
  return { does: 'tap-in-two-tabs', lanes: [lane, dice.pick(lanes.filter((other) => other !== lane))] }
}
