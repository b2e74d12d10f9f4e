// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNextChange, useNow } from '#ui/states/use-now.ts'

const began = Date.UTC(2026, 0, 15, 20)
const clock = (): number => Date.now()

/** Shows the moment, and waits for an instant so many ms after the beginning. */
const show = (after?: number) =>
  renderHook(() => {
    useNextChange(clock, after === undefined ? undefined : began + after)
    return useNow(clock) - began
  }).result
const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const isShown = (is: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'visible' : 'hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers({ now: began }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an instant that somebody waits for passes everywhere at that instant, all others every ten seconds', () => {
  const [waiting, another] = [show(3210), show()]
  passes(3209)
  expect([waiting.current, another.current]).toEqual([0, 0])
  passes(1)
  expect([waiting.current, another.current]).toEqual([3210, 3210])
  passes(10_000)
  expect(another.current).toBe(13_210)
})

test('however many show the moment and wait, there is one timer; with the last of them it is gone', () => {
  for (let n = 1; n <= 30; n++) show(n * 60_000)
  expect(vi.getTimerCount()).toBe(1)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing runs while the page is hidden, and its return shows what is now at once', () => {
  const shown = show(3000)
  isShown(false)
  expect(vi.getTimerCount()).toBe(0)
  passes(3_600_000)
  expect(shown.current).toBe(0)
  isShown(true)
  expect(shown.current).toBe(3_600_000)
  expect(vi.getTimerCount()).toBe(1)
})

test('after a sleep, in which timers stand still, the first sign of somebody shows what is now', () => {
  const shown = show(3000)
  vi.setSystemTime(began + 7_200_000)
  expect(shown.current).toBe(0)
  act(() => void dispatchEvent(new Event('focus')))
  expect(shown.current).toBe(7_200_000)
})

test('what is waited for may change, and be nothing', () => {
  const { result, rerender } = renderHook(
    ({ at }: { at: number | undefined }) => {
      useNextChange(clock, at)
      return useNow(clock) - began
    },
    { initialProps: { at: (began + 1000) as number | undefined } },
  )
  rerender({ at: began + 2000 })
  passes(1000)
  expect(result.current).toBe(0)
  passes(1000)
  expect(result.current).toBe(2000)
  rerender({ at: undefined })
  passes(9999)
  expect(result.current).toBe(2000)
})
