// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRemoteChanges } from '#engine/run/remote-changes.ts'
import type { EnginePorts, Reachability } from '#engine/ports.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Without locks every page leads.
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => () => undefined
const unused = () => Promise.reject(new Error('not asked for here'))

/** A page of a guest: it leads, and has no connection that could announce anything. */
function follow(state: ReturnType<Reachability['state']>) {
  const ports: EnginePorts = {
    identity: {
      member: () => null,
      guest: () => 'anonymous-1',
      isGuest: () => true,
      owner: () => 'anonymous-1',
      token: () => null,
      refresh: () => undefined,
      onChange: never,
    },
    reachability: { state: () => state, set: () => undefined, onChange: never },
    // Neither early nor late.
    random: { bytes: (count) => new Uint8Array(count).fill(127) },
    clock: { now: () => 0, run: () => 'even' },
    callApi: unused,
    loadLater: unused,
    dispensableCaches: [],
  }
  const begun = performance.now()
  const polledAt: number[] = []
  followRemoteChanges({ ...ports, open: unused }, { announced: () => undefined, poll: () => polledAt.push(performance.now() - begun) })
  return polledAt
}

test('a page without a connection asks every ten seconds what other devices have changed', () => {
  const polledAt = follow('online')
  vi.advanceTimersByTime(35_000)
  expect(polledAt).toEqual([10_000, 20_000, 30_000])
})

test('it asks nothing while the server cannot be reached', () => {
  const polledAt = follow('offline')
  vi.advanceTimersByTime(600_000)
  expect(polledAt).toEqual([])
})
