import { describe, expect, test } from 'vitest'
import { fillTexts, languageParam, languageTag, otherLanguages } from '#domain/title/texts.ts'

describe('a text that is missing in the chosen language', () => {
  test('is looked for in English, then in the language of the original, each once', () => {
    expect(otherLanguages('de', 'ko')).toEqual(['en', 'ko'])
    expect(otherLanguages('de', 'en')).toEqual(['en'])
    expect(otherLanguages('de', 'de')).toEqual(['en'])
    expect(otherLanguages('en', 'ko')).toEqual(['ko'])
    expect(otherLanguages('en', 'en')).toEqual([])
    expect(otherLanguages('de', 'xx')).toEqual(['en'])
    expect(otherLanguages('de')).toEqual(['en'])
  })

  test('is filled and marked with its language; what is there is never replaced', () => {
    const german = { overview: '', tagline: 'Ein Satz.' }
    expect(fillTexts(german, ['overview', 'tagline'], { overview: 'Told.', tagline: 'One line.' }, 'en')).toEqual({
      overview: 'Told.',
      tagline: 'Ein Satz.',
      foreign: { overview: 'en' },
    })
  })

  test('stays the very same thing where the other language has nothing either', () => {
    const german = { overview: '' }
    expect(fillTexts(german, ['overview'], { overview: '' }, 'en')).toBe(german)
  })

  test('keeps the marks it has, and gets none in a language without a name', () => {
    const once = fillTexts({ title: 'A', overview: '', tagline: '' }, ['overview'], { overview: 'x' }, 'en')
    expect(fillTexts(once, ['tagline'], { tagline: 'y' }, 'cn')).toMatchObject({ foreign: { overview: 'en', tagline: 'yue' } })
    expect(fillTexts({ overview: '' }, ['overview'], { overview: 'x' }, 'xx')).toEqual({ overview: 'x', foreign: {} })
  })
})

test('languages have tags browsers know, and the names the service knows', () => {
  expect(['en', 'ko', 'cn', 'xx', '', 'nonsense', 'constructor'].map(languageTag)).toEqual(['en', 'ko', 'yue', ...Array(4).fill(undefined)])
  expect(['en', 'de', 'ko'].map(languageParam)).toEqual(['en-US', 'de-DE', 'ko'])
})
