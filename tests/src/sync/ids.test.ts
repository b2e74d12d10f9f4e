import { expect, test } from 'vitest'
import { uuidOf, uuidv7 } from '#sync/ids.ts'

test('a mutation id is a version 7 UUID that begins with the time', () => {
  const id = uuidv7(0x0123456789ab, new Uint8Array(10).fill(255))
  expect(id).toBe('01234567-89ab-7fff-bfff-ffffffffffff')
  expect(uuidv7(0x0123456789ab, new Uint8Array(10))).toBe('01234567-89ab-7000-8000-000000000000')
})

test('a device clock before 1970 still gives a valid id', () => {
  expect(uuidv7(-5, new Uint8Array(10))).toMatch(/^00000000-0000-7/)
})

test('the same text gives the same version 8 UUID everywhere, another text another', () => {
  expect(uuidOf('guest|user|favorites|movie:1|stamp')).toBe(uuidOf('guest|user|favorites|movie:1|stamp'))
  const ids = Array.from({ length: 20_000 }, (_, number) => uuidOf(`guest|user|favorites|movie:${number}|stamp`))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

const bits = (id: string): string =>
  BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(2)
    .padStart(128, '0')

test('each bit of such an id turns with about half of all changes of one character', () => {
  const turns = Array.from({ length: 128 }, () => 0)
  const pairs = 2000
  for (let number = 0; number < pairs; number++) {
    const [a, b] = [bits(uuidOf(`movie:${number}|0`)), bits(uuidOf(`movie:${number}|1`))]
    for (let at = 0; at < 128; at++) if (a[at] !== b[at]) turns[at] = (turns[at] ?? 0) + 1
  }
  // Six bits say version and variant.
  const spread = turns.filter((count) => count > 0)
  expect(spread).toHaveLength(122)
  for (const count of spread) expect(Math.abs(count - pairs / 2)).toBeLessThan(pairs / 10)
})
