import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSourceList } from '#server/catalogue/source-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'sources-'))

function written(list: unknown): string {
  const path = join(folder, 'sources.json')
  writeFileSync(path, typeof list === 'string' ? list : JSON.stringify(list))
  return path
}

test('addresses stay as they are, and the names of files are relative to the list', () => {
  const path = written({
    channels: [{ name: 'City', url: 'https://city.example/list.m3u?key=1', homepage: 'https://city.example/' }],
    articles: [{ name: 'Ours', file: 'ours.xml' }],
  })
  expect(readSourceList(path)).toEqual({
    channels: [{ name: 'City', from: 'https://city.example/list.m3u?key=1', homepage: 'https://city.example/' }],
    guide: [],
    books: [],
    matches: [],
    articles: [{ name: 'Ours', from: join(folder, 'ours.xml'), homepage: null }],
  })
})

test('without a list there are no sources', () => {
  expect(Object.values(readSourceList('')).flat()).toEqual([])
})

test.each([
  [{ channels: [{ name: 'City', url: 'ftp://city.example/' }] }, 'channels[0].url must start with http:// or https://.'],
  [{ channels: [{ name: 'City' }] }, 'channels[0] needs either a url or a file.'],
  [{ guide: [{ name: 'City', url: 'https://city.example/', file: 'x' }] }, 'guide[0] needs either a url or a file.'],
  [{ books: [{ name: ' ', file: 'x' }] }, 'books[0].name must not be empty.'],
  [{ books: [{ file: 'x' }] }, 'books[0].name must be of the kind string.'],
  [{ movies: [] }, 'the list has movies, which means nothing here.'],
  [{ articles: [{ name: 'A', file: 'x', adress: '' }] }, 'articles[0] has adress, which means nothing here.'],
  [{ matches: {} }, 'matches must be of the kind array.'],
  [[], 'the list must be of the kind object.'],
])('%j is refused: %s', (list, sentence) => {
  const path = written(list)
  expect(() => readSourceList(path)).toThrow(`CATALOGUE_SOURCES ${path}: ${sentence}`)
})

test('a list that is not there or no JSON is named', () => {
  expect(() => readSourceList(join(folder, 'nowhere.json'))).toThrow('nowhere.json cannot be read')
  expect(() => readSourceList(written('{ "channels": ['))).toThrow(/sources\.json is not JSON: /)
})
