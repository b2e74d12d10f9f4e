import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { departmentName, isThemselves, roleName } from '#i18n/credit-names.ts'
import { messages as first } from '#i18n/locales/de.po'
import { messages as later } from '#i18n/locales/de.po?later'

const i18n = setupI18n({ locale: 'de', messages: { de: { ...first, ...later } } })

test.each([
  ['Self', 'Selbst'],
  ['Self - Host', 'Selbst - Host'],
  ['Himself (archive footage)', 'Selbst (Archivaufnahmen)'],
  ['Guard (uncredited)', 'Guard (nicht genannt)'],
  ['Marlin (voice) / Coral', 'Marlin (Stimme) / Coral'],
  ['Selfridge', 'Selfridge'],
  ['The Man (in Black)', 'The Man (in Black)'],
  ['', ''],
])('the part "%s" reads "%s" in German', (role, words) => {
  expect(roleName(i18n, role)).toBe(words)
})

test('somebody plays themselves, or a part that is called like it', () => {
  expect(['Self', 'Self - Host', 'Herself', 'Selfridge', 'The Self'].map(isThemselves)).toEqual([true, true, true, false, false])
})

test('a creator is no sentence', () => {
  expect([departmentName(i18n, 'Creator'), departmentName(i18n, 'Acting')]).not.toContain('Created by')
})
