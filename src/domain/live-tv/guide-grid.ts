import { type Channel, isByTheClock, type Programme } from './channel.ts'

const minuteMs = 60_000

/** How a guide is drawn: CSS pixels for a minute, and how many minutes lie between two times at its top. */
export interface Scale {
  perMinute: number
  markMinutes: number
}

/** Channels of short films and books need more room for a minute than television does. */
export function scaleFor(channels: readonly Channel[]): Scale {
  const short = channels.filter(
    (channel) => isByTheClock(channel) && [...channel.films, ...channel.books].every(({ seconds }) => seconds < 900),
  )
  return short.length * 2 > channels.length ? { perMinute: 30, markMinutes: 5 } : { perMinute: 5, markMinutes: 30 }
}

/** Where an instant is, in CSS pixels from the beginning of the guide; both epoch ms. */
export const placeOf = (instant: number, from: number, { perMinute }: Scale): number => ((instant - from) / minuteMs) * perMinute

/** The instant at a place. */
export const instantAt = (place: number, from: number, { perMinute }: Scale): number => from + (place / perMinute) * minuteMs

/** The times to write at its top between two instants. */
export function marksBetween(from: number, to: number, { markMinutes }: Scale): number[] {
  const step = markMinutes * minuteMs
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, place) => first + place * step)
}

/** A cell of a guide by its row and an instant (epoch ms) within its programme. */
export interface GuidePlace {
  row: number
  at: number
}

/** The keys that move in a guide: by programme and by channel, to this moment, and by as many rows as a view has. */
export type GuideKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'PageUp' | 'PageDown' | 'Home'

const rowSteps: Readonly<Partial<Record<GuideKey, number>>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -8, PageDown: 8 }

/** A stretch without a programme is crossed in steps of so long. */
const blankMs = 30 * minuteMs

interface Grid {
  rows: number
  from: number
  to: number
  now: number
  /** The programmes of the row. */
  programmes: readonly Programme[]
}

/** Where a key leads. Up and down keep the time, so that going there and back leads to the same programme. */
export function movedInGuide({ row, at }: GuidePlace, key: GuideKey, { rows, from, to, now, programmes }: Grid): GuidePlace {
  if (key === 'Home') return { row, at: now }
  const step = rowSteps[key]
  if (step !== undefined) return { row: Math.max(0, Math.min(rows - 1, row + step)), at }
  const on = programmes.find(({ start, stop }) => start <= at && at < stop)
  const wanted = key === 'ArrowRight' ? (on?.stop ?? at + blankMs) : (on?.start ?? at - blankMs + 1) - 1
  if (wanted < from || wanted >= to) return { row, at }
  // Backwards a programme is entered at its beginning: whoever goes up from there stays near it.
  const entered = programmes.find(({ start, stop }) => start <= wanted && wanted < stop)
  return { row, at: entered && key === 'ArrowLeft' ? Math.max(from, entered.start) : wanted }
}
