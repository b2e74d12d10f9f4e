import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { followBadge as Follow } from '#data/sync/app-badge.ts'

const view = vi.hoisted(() => ({
  pending: undefined as number | undefined,
  changed: () => undefined as void,
  leave: () => undefined as void,
}))

vi.mock('#data/sync/sync-status.ts', () => ({
  summaries: {
    read: () => (view.pending === undefined ? undefined : { pending: view.pending }),
    subscribe: (changed: () => void) => void (view.changed = changed),
  },
}))
vi.mock('#platform/page-lifecycle.ts', () => ({ onLeave: (left: () => void) => void (view.leave = left) }))

const badges: (number | 'none')[] = []
let refuses = false

const answer = async (): Promise<void> => {
  if (refuses) throw new DOMException('not allowed', 'NotAllowedError')
}

beforeEach(async () => {
  badges.length = 0
  refuses = false
  view.pending = undefined
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    setAppBadge(count: number) {
      badges.push(count)
      return answer()
    },
    clearAppBadge() {
      badges.push('none')
      return answer()
    },
  })
  vi.resetModules()
  const { followBadge }: { followBadge: typeof Follow } = await import('#data/sync/app-badge.ts')
  followBadge()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function wait(pending: number | undefined, ms: number): void {
  view.pending = pending
  view.changed()
  vi.advanceTimersByTime(ms)
}

test('what has waited for a while is counted on the icon, until nothing waits', () => {
  wait(2, 5000)
  wait(3, 5000)
  wait(0, 0)
  expect(badges).toEqual([2, 3, 'none'])
})

test('what is sent at once leaves no mark; one of an earlier visit is taken away', () => {
  wait(1, 400)
  wait(0, 10_000)
  wait(1, 400)
  wait(0, 10_000)
  expect(badges).toEqual(['none'])
})

test('whoever leaves the page sees at once what waits', () => {
  wait(1, 400)
  view.leave()
  expect(badges).toEqual([1])
})

test('nothing is said before the database has answered, nor twice', () => {
  wait(undefined, 10_000)
  view.leave()
  expect(badges).toEqual([])
  wait(2, 5000)
  wait(2, 5000)
  view.leave()
  expect(badges).toEqual([2])
})

test('a browser that refuses, or has no such marks, is left alone', async () => {
  refuses = true
  wait(1, 5000)
  await vi.advanceTimersByTimeAsync(0)
  vi.stubGlobal('navigator', {})
  expect(() => wait(2, 5000)).not.toThrow()
  expect(badges).toEqual([1])
})
