import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from '#engine/run/scheduler.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const writing = () => {
  const begun = performance.now()
  const doneAt: number[] = []
  return { doneAt, ...debounce(() => doneAt.push(performance.now() - begun), { calmMs: 250, atMostMs: 1000 }) }
}

test('work is done once for all that asked for it, so long after the last', () => {
  const { ask, isWaiting, doneAt } = writing()
  ask()
  vi.advanceTimersByTime(200)
  ask()
  vi.advanceTimersByTime(249)
  expect(isWaiting()).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(doneAt).toEqual([450])
  expect(isWaiting()).toBe(false)
})

test('somebody who asks on and on does not put it off for longer than a second', () => {
  const { ask, doneAt } = writing()
  for (let asked = 0; asked < 20; asked += 1) {
    ask()
    vi.advanceTimersByTime(120)
  }
  vi.advanceTimersByTime(5000)
  // The first of the second round was asked for at 1080 ms.
  expect(doneAt).toEqual([1000, 2080, 2530])
})

test('work that somebody else did is not done again', () => {
  const { ask, cancel, isWaiting, doneAt } = writing()
  ask()
  cancel()
  expect(isWaiting()).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(doneAt).toEqual([])
})
