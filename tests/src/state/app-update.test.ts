import { afterEach, expect, test, vi } from 'vitest'
import { applyUpdate, appUpdate, offerUpdate } from '#state/app-update.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the screens rest while an accepted version takes over, and come back where it does not', () => {
  vi.useFakeTimers()
  const accept = vi.fn()
  offerUpdate(accept)
  expect(appUpdate).toMatchObject({ ready: true, applying: false })

  applyUpdate()
  expect(accept).toHaveBeenCalledOnce()
  expect(appUpdate.applying).toBe(true)

  vi.runAllTimers()
  expect(appUpdate.applying).toBe(false)
})
