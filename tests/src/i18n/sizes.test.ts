import { expect, test } from 'vitest'
import { sizeWords } from '#i18n/sizes.ts'

test.each([
  [0, '0 kB'],
  [640, '1 kB'],
  [11_400, '11 kB'],
  [999_000, '999 kB'],
  [1_240_000, '1.2 MB'],
  [24_600_000, '25 MB'],
  [3_400_000_000, '3.4 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes, 'en')).toBe(words)
})

test('a German reads a comma', () => {
  expect(sizeWords(1_240_000, 'de').replaceAll(' ', ' ')).toBe('1,2 MB')
})
