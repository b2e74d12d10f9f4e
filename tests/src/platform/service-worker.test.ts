import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnTakeover } from '#platform/service-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with this worker in charge; answers how often it reloaded after each of these took its place. */
function reloadsAfter(first: string | null, ...next: (string | null)[]): number {
  const container = Object.assign(new EventTarget(), { controller: first })
  const reload = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload })
  reloadOnTakeover()
  for (const controller of next) {
    container.controller = controller
    container.dispatchEvent(new Event('controllerchange'))
  }
  return reload.mock.calls.length
}

test('a page reloads once when a new version takes over', () => {
  expect(reloadsAfter('a', 'b', 'c')).toBe(1)
})

test('the first worker of all takes charge without a reload', () => {
  expect(reloadsAfter(null, 'a')).toBe(0)
  expect(reloadsAfter(null, 'a', 'b')).toBe(1)
})

test('a page that lost its worker to a full disk stays open, and the next worker is the first again', () => {
  expect(reloadsAfter('a', null, 'b')).toBe(0)
})
