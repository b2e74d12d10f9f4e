import { useEffect, useState } from 'react'

/** Often enough for a time of day shown in minutes (ms). */
const everyMs = 10_000

type Read = () => number

/** Who shows the present moment, by its reader of the clock, and who waits for an instant (epoch ms). All of a page share one timer. */
const shown = new Map<() => void, Read>()
const awaited = new Map<object, { read: Read; at: number }>()
let timer: ReturnType<typeof setTimeout> | undefined

const isHidden = (): boolean => document.visibilityState === 'hidden'

/** Nobody looks at a hidden page, so it has no timer. A clock that was set back never makes one that is longer than usual. */
function wind(): void {
  clearTimeout(timer)
  if (shown.size === 0 || isHidden()) return
  const waits = [...awaited.values()].map(({ read, at }) => at - read()).filter((ms) => ms > 0)
  timer = setTimeout(tick, Math.min(everyMs, ...waits))
}

/** An instant passes for everybody at once: what ends in one place begins in another. */
function tick(): void {
  for (const update of shown.keys()) update()
  wind()
}

/** A computer that slept has stopped its timers; the first sign of somebody says that they are late. */
const signs = () =>
  [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [globalThis, 'pageshow'],
    [globalThis, 'focus'],
  ] as const

const back = (): void => (isHidden() ? clearTimeout(timer) : tick())

function join(update: () => void, read: Read): () => void {
  if (shown.size === 0) for (const [target, sign] of signs()) target.addEventListener(sign, back)
  shown.set(update, read)
  wind()
  return () => {
    shown.delete(update)
    if (shown.size > 0) return
    clearTimeout(timer)
    for (const [target, sign] of signs()) target.removeEventListener(sign, back)
  }
}

/** The present moment as `read` tells it (epoch ms), read again while the page is looked at, and at once when somebody returns to it. */
export function useNow(read: Read): number {
  const [now, setNow] = useState(read)
  useEffect(() => join(() => setNow(read()), read), [read])
  return now
}

/** Has the moment of `useNow` read at this instant too (epoch ms), wherever it is shown; undefined waits for nothing. */
export function useNextChange(read: Read, at: number | undefined): void {
  useEffect(() => {
    if (at === undefined) return undefined
    const waiting = {}
    awaited.set(waiting, { read, at })
    wind()
    return () => void awaited.delete(waiting)
  }, [read, at])
}
