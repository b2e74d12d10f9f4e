import { expect, test } from 'vitest'
import { fourKTitles, isFourK, withHeight } from '#domain/sources/four-k.ts'

test.each([
  [2160, true],
  [2250, true],
  [2159, false],
  [1080, false],
  [null, false],
  [undefined, false],
  [Number.NaN, false],
])('a picture of %s lines is in 4K: %s', (height, is) => {
  expect(isFourK(height)).toBe(is)
})

test('each title is there once, with its largest picture and everybody who reports one, in the order in which they are said', () => {
  const titles = fourKTitles([
    { source: 'Living room', heights: { 'movie:604': 2160, 'tv:1399:1:2': 2160, 'tv:1399:1:1': 4320 } },
    { source: 'Living room', heights: { 'movie:604': 2160 } },
    { source: 'CC BY 3.0', heights: { 'movie:604': 2250, 'movie:603': 2160 } },
  ])
  expect(titles).toEqual([
    { media_type: 'movie', media_id: 604, height: 2250, sources: ['Living room', 'CC BY 3.0'] },
    { media_type: 'tv', media_id: 1399, height: 4320, sources: ['Living room'] },
    { media_type: 'movie', media_id: 603, height: 2160, sources: ['CC BY 3.0'] },
  ])
})

test('what has fewer lines is left out, whoever says it', () => {
  expect(fourKTitles([{ source: 'Somebody', heights: { 'movie:603': 1080, 'movie:604': 0 } }])).toEqual([])
})

test('what a source was heard to have is remembered, and forgotten when it has it no more', () => {
  const one = withHeight({}, 'movie:603', 2160)
  expect(one).toEqual({ 'movie:603': 2160 })
  expect(withHeight(one, 'movie:603', 2160)).toBe(one)
  expect(Object.entries(withHeight(one, 'tv:1399:1:2', 4320))).toEqual([
    ['tv:1399:1:2', 4320],
    ['movie:603', 2160],
  ])
  expect(withHeight(one, 'movie:603', 1080)).toEqual({})
  expect(withHeight(one, 'movie:604', 1080)).toBe(one)
})
