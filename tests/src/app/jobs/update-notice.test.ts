// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startNotices } from '#app/jobs/notices.ts'
import { appUpdate, offerUpdate } from '#state/app-update.ts'
import { player } from '#state/player.ts'
import { toasts } from '#state/toasts.ts'

vi.mock('#app/router.ts', () => ({ router: { navigate: () => Promise.resolve() } }))

beforeAll(startNotices)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toasts.list.splice(0)
  appUpdate.ready = false
  player.playing = null
  document.body.replaceChildren()
  vi.useRealTimers()
})

const told = () => toasts.list.map(({ notice }) => notice)

async function becomeReady(): Promise<void> {
  offerUpdate(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
}

test('a new version is told of at once where nobody is in the middle of something', async () => {
  await becomeReady()
  expect(told()).toEqual(['update-ready'])
})

test('a new version waits until nobody writes any more', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await becomeReady()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told()).toEqual([])
  field.blur()
  await vi.advanceTimersByTimeAsync(5000)
  expect(told()).toEqual(['update-ready'])
})

test('a new version waits until nothing is in the player', async () => {
  Object.assign(player, { playing: {} })
  await becomeReady()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told()).toEqual([])
  player.playing = null
  await vi.advanceTimersByTimeAsync(5000)
  expect(told()).toEqual(['update-ready'])
})
