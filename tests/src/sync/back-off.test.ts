import { expect, test } from 'vitest'
import { backOffMs, mutationBackOffMs, isDue } from '#sync/failure.ts'

const highest = { bytes: (count: number) => new Uint8Array(count).fill(255) }
const lowest = { bytes: (count: number) => new Uint8Array(count) }

test('the longest wait doubles with every failure, from one second to five minutes', () => {
  expect([1, 2, 3, 9, 10, 11, 1000].map((failures) => backOffMs(failures, highest))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000, 300_000,
  ])
})

test('the jitter is full: a wait may be as short as nothing', () => {
  expect(backOffMs(20, lowest)).toBe(0)
})

test('a change that failed three hundred times is tried once a day, whatever the clock says', () => {
  expect(mutationBackOffMs(300, highest)).toBe(86_400_000)
  expect(mutationBackOffMs(299, highest)).toBe(300_000)
  expect(mutationBackOffMs(9, highest)).toBe(256_000)
})

test('a moment has come when it is past, or too far away to have been meant', () => {
  expect(isDue(1000, 1000, 500)).toBe(true)
  expect(isDue(1500, 1000, 500)).toBe(false)
  expect(isDue(1501, 1000, 500)).toBe(true)
})
