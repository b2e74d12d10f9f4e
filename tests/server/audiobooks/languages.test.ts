import { expect, test } from 'vitest'
import { languageTag } from '#server/audiobooks/languages.ts'

test.each([
  ['English', 'en'],
  ['german', 'de'],
  ['ger', 'de'],
  ['deu', 'de'],
  ['pt-br', 'pt-BR'],
  ['en_GB', 'en-GB'],
  ['Multilingual', null],
  ['mul', null],
  ['und', null],
  ['', null],
  ['<b>', null],
  ['qq', null],
])('%j is %j', (written, tag) => {
  expect(languageTag(written)).toBe(tag)
})
