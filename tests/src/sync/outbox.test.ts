import { expect, test } from 'vitest'
import { uuidv7 } from '#sync/outbox.ts'

test('a mutation id is a version 7 UUID that begins with the time', () => {
  const id = uuidv7(0x0123456789ab, new Uint8Array(10).fill(255))
  expect(id).toBe('01234567-89ab-7fff-bfff-ffffffffffff')
  expect(uuidv7(0x0123456789ab, new Uint8Array(10))).toBe('01234567-89ab-7000-8000-000000000000')
})

test('a device clock before 1970 still gives a valid id', () => {
  expect(uuidv7(-5, new Uint8Array(10))).toMatch(/^00000000-0000-7/)
})
