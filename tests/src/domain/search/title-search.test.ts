import { array, assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { isOneEditAway, titleFinder } from '#domain/search/title-search.ts'
import { aTitle } from '#support/titles.ts'

const named = (...names: string[]) => names.map((title, index) => aTitle({ id: index + 1, title }))
const found = (names: readonly string[], typed: string, max = 10): string[] =>
  titleFinder(named(...names))(typed, max).map(({ title }) => title)

it.each([
  ['the whole name before a longer one', ['The Harbour Lights', 'Harbour'], 'harbour', ['Harbour', 'The Harbour Lights']],
  ['a beginning before a word inside', ['Blue Lantern', 'Lantern Street'], 'lant', ['Lantern Street', 'Blue Lantern']],
  ['a whole word before a longer one that begins like it', ['Mooncatcher', 'The Tenth Moon'], 'moon', ['The Tenth Moon', 'Mooncatcher']],
  ['words in any order, each begun', ['A Night in the Harbour', 'Night Train'], 'harb nig', ['A Night in the Harbour']],
  ['small letters and no accents', ['Amélie', 'Straße der Sterne'], 'AMELIE', ['Amélie']],
  ['ß as ss', ['Straße der Sterne'], 'strasse', ['Straße der Sterne']],
  ['scripts without spaces, from inside', ['千と千尋の神隠し', '군체'], '千尋', ['千と千尋の神隠し']],
  ['one slip of the finger, after everything exact', ['Lantern', 'Lanters'], 'lantren', ['Lantern']],
  ['an unfinished word with a slip', ['Lighthouse Keeper'], 'lihgtho', ['Lighthouse Keeper']],
  ['no guesses for short words', ['Cat'], 'car', []],
  ['nothing for signs alone', ['Cat'], '?!', []],
  ['signs that are a name', ['?!'], '?!', ['?!']],
  ['nothing for nothing', ['Cat'], '  ', []],
])('searching by name finds %s', (_, names, typed, expected) => {
  expect(found(names, typed)).toEqual(expected)
})

it('puts the better voted one first among equals, and stops at the limit', () => {
  const titles = [aTitle({ id: 1, title: 'Night One', rating: 5 }), aTitle({ id: 2, title: 'Night Two', rating: 8 })]
  expect(titleFinder(titles)('night', 1).map(({ id }) => id)).toEqual([2])
})

it('finds every title by its own name, and never throws, whatever is typed', () => {
  const missed: string[] = []
  assert(
    property(array(string(), { maxLength: 5 }), string(), (names, typed) => {
      const finder = titleFinder(named(...names))
      finder(typed, 5)
      const isMissed = (name: string): boolean => !finder(name, names.length).some(({ title }) => title === name)
      missed.push(...names.filter((name) => name.trim() !== '' && isMissed(name)))
    }),
  )
  expect(missed).toEqual([])
})

it('knows one slip from two', () => {
  expect(['abcd', 'abc', 'abce', 'abdc', 'xabcd', 'abcd'].map((word) => isOneEditAway('abcd', word))).toEqual(Array(6).fill(true))
  expect(['ab', 'badc', 'abxy', ''].map((word) => isOneEditAway('abcd', word))).toEqual(Array(4).fill(false))
})
