import { expect, test } from 'vitest'
import { agoWords } from '#i18n/moments.ts'

const now = Date.UTC(2026, 10, 20, 18, 20)
const minute = 60_000

test.each([
  [0, 'now', 'jetzt'],
  [30_000, 'now', 'jetzt'],
  [minute, '1 minute ago', 'vor 1 Minute'],
  [59 * minute, '59 minutes ago', 'vor 59 Minuten'],
  [3 * 60 * minute, '3 hours ago', 'vor 3 Stunden'],
  [24 * 60 * minute, 'yesterday', 'gestern'],
  [-5 * minute, 'now', 'jetzt'],
])('%i ms ago is said in both languages', (age, english, german) => {
  expect(agoWords(now - age, now, 'en')).toBe(english)
  expect(agoWords(now - age, now, 'de')).toBe(german)
})
