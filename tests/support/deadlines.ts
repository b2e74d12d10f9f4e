import { vi } from 'vitest'

/** A limit that something has set itself with `AbortSignal.timeout`. */
export interface Deadline {
  ms: number
  /** Ends the time, as the clock would after `ms`. */
  pass: () => void
}

/** From here on to the end of the test a deadline passes when the test says so, and never by itself. Answers with those that were set. */
export function holdDeadlines(): Deadline[] {
  const deadlines: Deadline[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    deadlines.push({ ms, pass: () => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError')) })
    return controller.signal
  })
  return deadlines
}
