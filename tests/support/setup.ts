import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const levels = ['log', 'info', 'warn', 'error'] as const

// Unexpected output is a failure: a test that means to log spies on the console itself.
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level)
})

afterEach(() => {
  for (const level of levels) {
    const spy = vi.mocked(console[level])
    // oxlint-disable-next-line vitest/no-standalone-expect -- it judges every test
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${level}`).toEqual([])
  }
  vi.restoreAllMocks()
})
