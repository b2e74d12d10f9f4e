import { expect, test } from 'vitest'
import { retryAfterMs } from '#remote/api/http.ts'

const now = Date.UTC(2026, 10, 20, 12, 0, 0)

test.each([
  ['2', 2000],
  [' 0 ', 0],
  ['3600', 30_000],
  ['Fri, 20 Nov 2026 12:00:07 GMT', 7000],
  ['Fri, 20 Nov 2026 11:59:00 GMT', 0],
  ['Sat, 21 Nov 2026 12:00:00 GMT', 30_000],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('a service that says %j is asked again after %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
