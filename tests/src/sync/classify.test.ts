import { expect, test } from 'vitest'
import { type ErrorCode, errorStatus } from '#contract/errors.ts'
import { isRetryable, settlements } from '#sync/failure.ts'

const codes = Object.keys(errorStatus) as ErrorCode[]

test('every error code of the contract has its fate', () => {
  expect(Object.keys(settlements).sort()).toEqual([...codes].sort())
})

test.each(['unauthenticated', 'owner-mismatch', 'rate-limited', 'internal', 'busy', 'upgrade-required'] as const)(
  '%s never gives a change up',
  (code) => {
    expect(isRetryable(code)).toBe(true)
    expect(settlements[code].item).toBe('retry')
  },
)

test.each([
  ['unauthenticated', 'sign-in'],
  ['forbidden', 'forbidden'],
  ['upgrade-required', 'reload'],
  ['owner-mismatch', 'wrong-owner'],
  ['epoch-changed', 'resync'],
  ['floor-raised', 'resync'],
] as const)('a whole request refused with %s leads to %s', (code, fate) => {
  expect(settlements[code].request).toBe(fate)
})

test.each(['invalid-input', 'payload-too-large', 'stale-write', 'key-reused'] as const)(
  'one change refused with %s is kept as refused',
  (code) => {
    expect(settlements[code].item).toBe('dead')
  },
)
