import { setTimeout as pause } from 'node:timers/promises'

/** A net under what never comes, not a judgement of how soon it must: the machine may be busy. */
export const patienceMs = 180_000

/** Looks again and again until `holds`, for so many ms; answers whether it came to hold. */
export async function until(holds: () => boolean | Promise<boolean>, ms: number, everyMs = 20): Promise<boolean> {
  const end = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > end) return false
    await pause(everyMs)
  }
  return true
}
