import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { formatsOf } from '#i18n/formats.ts'
import { messages as first } from '#i18n/locales/de.po'
import { messages as later } from '#i18n/locales/de.po?later'
import { floatingTime, periodName, roundName } from '#i18n/sports-words.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const german = setupI18n({ locale: 'de', messages: { de: { ...first, ...later } } })

/** Spaces of formats differ from browser to browser: narrow, thin or none. */
const plain = (words: string): string => words.replaceAll(/\s/g, ' ').replaceAll(/ ?– ?/g, '–')

test.each([
  [{ kind: 'month', day: '2026-08-01' }, 'August 2026', 'August 2026'],
  [{ kind: 'week', day: '2026-08-10' }, 'Aug 10–16, 2026', '10.–16. Aug. 2026'],
  [{ kind: 'week', day: '2026-12-28' }, 'Dec 28, 2026–Jan 3, 2027', '28. Dez. 2026–3. Jan. 2027'],
] as const)('%o is named as people write it', (period, inEnglish, inGerman) => {
  expect(plain(periodName(formatsOf('en'), period))).toBe(inEnglish)
  expect(plain(periodName(formatsOf('de'), period))).toBe(inGerman)
})

test('a time of unknown clocks says that it is the one there', () => {
  expect(plain(floatingTime(english, formatsOf('en'), '20:30'))).toBe('8:30 PM local time')
  expect(plain(floatingTime(german, formatsOf('de'), '20:30'))).toBe('20:30 Ortszeit')
})

test('what is of no round has no name', () => {
  expect(roundName(german, { kind: 'matchday', number: null })).toBe('')
  expect(roundName(german, { kind: 'matchday', number: 3 })).toBe('3. Spieltag')
})
