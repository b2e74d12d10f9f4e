import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/navigation/search-params.ts'

test.each([
  ['?q=603', { q: '603' }],
  ['?q=true&page=2', { q: 'true', page: '2' }],
  ['?q=a+%26+b', { q: 'a & b' }],
  ['?q=%22quoted%22', { q: '"quoted"' }],
  ['', {}],
])('%s is read as text, parameter by parameter', (text, search) => {
  expect(parseSearch(text)).toEqual(search)
})

test('an address shows what it means and leaves out what is not set', () => {
  expect(stringifySearch({ q: '603', page: undefined, genre: '' })).toBe('?q=603')
  expect(stringifySearch({ q: 'a & b', page: 2 })).toBe('?q=a+%26+b&page=2')
  expect(stringifySearch({ page: undefined })).toBe('')
})

test.each(['603', 'true', '"quoted"', 'a & b', '50 %', 'ß'])('what is searched for comes back unchanged: %s', (q) => {
  expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
})
