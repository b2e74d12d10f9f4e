import { hashOf } from '#contract/hash.ts'
import type { LoopFilm } from './channel.ts'

/** A film in its place of a channel's programme. Epoch ms. */
export interface Slot<Film> {
  film: Film
  start: number
  stop: number
}

/**
 * The programme of a channel that plays films by the clock, from one instant to another (epoch ms). All films are played in rounds, one after the other
 * without a gap since 1970, each round in an order that its number decides: everybody sees the same second, no midnight is special, and whoever has the
 * list needs no network.
 */
export function slotsBetween<Film extends Pick<LoopFilm, 'watchable' | 'seconds'>>(
  channel: string,
  films: readonly Film[],
  from: number,
  to: number,
): Slot<Film>[] {
  const roundMs = films.reduce((sum, film) => sum + lengthOf(film), 0)
  if (roundMs === 0) return []
  const slots: Slot<Film>[] = []
  for (let round = Math.floor(from / roundMs); round * roundMs < to; round += 1) {
    let start = round * roundMs
    for (const film of orderOf(channel, films, round)) {
      const stop = start + lengthOf(film)
      if (stop > from && start < to) slots.push({ film, start, stop })
      start = stop
    }
  }
  return slots
}

/** What it plays at an instant (epoch ms); undefined for a channel without films. */
export const slotAt = <Film extends Pick<LoopFilm, 'watchable' | 'seconds'>>(
  channel: string,
  films: readonly Film[],
  now: number,
): Slot<Film> | undefined => slotsBetween(channel, films, now, now + 1)[0]

/** Whole milliseconds: seconds of films have fractions, and sums of those drift. */
const lengthOf = ({ seconds }: Pick<LoopFilm, 'seconds'>): number => Math.round(seconds * 1000)

function orderOf<Film extends Pick<LoopFilm, 'watchable'>>(channel: string, films: readonly Film[], round: number): readonly Film[] {
  // Two films can only take turns.
  if (films.length < 3) return films
  const order = shuffled(channel, films, round)
  const [first, second, ...rest] = order
  const isRepeated = first !== undefined && second !== undefined && shuffled(channel, films, round - 1).at(-1) === first
  return isRepeated ? [second, first, ...rest] : order
}

function shuffled<Film extends Pick<LoopFilm, 'watchable'>>(channel: string, films: readonly Film[], round: number): Film[] {
  const rank = new Map(films.map((film) => [film, hashOf(`${channel} ${round} ${film.watchable}`, 0x811c9dc5)]))
  return films.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
}
