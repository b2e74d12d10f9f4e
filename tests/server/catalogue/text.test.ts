import { expect, test } from 'vitest'
import { shortened } from '#server/catalogue/text.ts'

test('what is too long ends with a whole word', () => {
  expect(shortened('One two three', 20)).toBe('One two three')
  expect(shortened('One two three', 9)).toBe('One two…')
  expect(shortened('🎬🎬🎬', 4).isWellFormed()).toBe(true)
})
