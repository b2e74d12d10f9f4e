// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTimer } from '#ui/states/use-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startTwo() {
  const { result, unmount } = renderHook(() => useTimer())
  const ran: string[] = []
  result.current.start(() => ran.push('first'), 100)
  result.current.start(() => ran.push('second'), 100)
  return { timer: result.current, ran, unmount }
}

test('starting again takes the place of what was to run', () => {
  const { ran } = startTwo()
  vi.advanceTimersByTime(100)
  expect(ran).toEqual(['second'])
})

test('what is stopped does not run', () => {
  const { timer, ran } = startTwo()
  timer.stop()
  vi.runAllTimers()
  expect(ran).toEqual([])
})

test('a component that is gone runs nothing more', () => {
  const { ran, unmount } = startTwo()
  unmount()
  vi.runAllTimers()
  expect(ran).toEqual([])
})
