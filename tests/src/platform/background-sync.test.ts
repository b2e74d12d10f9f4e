import { afterEach, expect, test, vi } from 'vitest'
import { askForPeriodicSync } from '#platform/background-sync.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a browser is asked for, which has a worker, periodic sync, and this answer about the permission. */
async function askedOf(permission: PermissionState | Error, { able = true, worker = true } = {}): Promise<unknown[]> {
  const asked: unknown[] = []
  const register = async (...request: unknown[]) => asked.push(...request)
  const registration = able ? { periodicSync: { register } } : {}
  const query = async () => (permission instanceof Error ? Promise.reject(permission) : { state: permission })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => (worker ? registration : undefined) },
    permissions: { query },
  })
  await askForPeriodicSync()
  return asked
}

test('where it is granted, the worker is woken every twelve hours at most', async () => {
  expect(await askedOf('granted')).toEqual(['periodic', { minInterval: 43_200_000 }])
})

test('a browser that has not granted it, cannot do it, or has no worker yet is left alone', async () => {
  expect(await askedOf('prompt')).toEqual([])
  expect(await askedOf('denied')).toEqual([])
  expect(await askedOf(new TypeError('no such permission'))).toEqual([])
  expect(await askedOf('granted', { able: false })).toEqual([])
  expect(await askedOf('granted', { worker: false })).toEqual([])
})
