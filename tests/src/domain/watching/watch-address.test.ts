import { describe, expect, test } from 'vitest'
import type { WatchableRef } from '#contract/media.ts'
import { readWatchAddress, watchAddress } from '#domain/watching/watch-address.ts'

const movie = (media_id: number): WatchableRef => ({ media_type: 'movie', media_id, season: null, episode: null })
const show = (media_id: number): WatchableRef => ({ media_type: 'tv', media_id, season: null, episode: null })
const episode = (media_id: number, season: number, number: number): WatchableRef => ({
  media_type: 'tv',
  media_id,
  season,
  episode: number,
})

/** What stands behind `/watch/` or `/player/`, and what it asks for (decision R2). */
const readable: readonly (readonly [path: string, asks: WatchableRef | 'nothing'])[] = [
  ['', 'nothing'],
  ['/', 'nothing'],
  ['movie/603', movie(603)],
  ['movie/603/', movie(603)],
  ['movie/603-the-matrix', movie(603)],
  ['movie/603-the-matrix/', movie(603)],
  ['movie/603-', movie(603)],
  ['movie/603--', movie(603)],
  ['movie/603-1-2', movie(603)],
  ['movie/49363-2012', movie(49_363)],
  ['movie/2012', movie(2012)],
  ['movie/2012-2012', movie(2012)],
  ['movie/300-300', movie(300)],
  ['movie/1-a', movie(1)],
  ['movie/0603', movie(603)],
  ['movie/2147483647', movie(2_147_483_647)],
  ['movie/603-käse', movie(603)],
  ['movie/603-%E4%BA%BA', movie(603)],
  ['movie/603-the-matrix-1999', movie(603)],
  ['movie/12-12-12-12', movie(12)],
  // Whatever follows the digits (decision R6).
  ['movie/603x', movie(603)],
  ['movie/603.5', movie(603)],
  ['movie/603 03', movie(603)],
  ['movie/603_the-matrix', movie(603)],
  ['tv/1399', show(1399)],
  ['tv/1399/', show(1399)],
  ['tv/1399-game-of-thrones', show(1399)],
  // A show called 24 is no season and episode.
  ['tv/1973-24', show(1973)],
  ['tv/1-1', show(1)],
  ['tv/12-34-56', show(12)],
  ['tv/1-1/', show(1)],
  ['tv/1-1/1399', episode(1399, 1, 1)],
  ['tv/1-1/1399/', episode(1399, 1, 1)],
  ['tv/1-1/1399-game-of-thrones', episode(1399, 1, 1)],
  ['tv/1-2/1399-game-of-thrones', episode(1399, 1, 2)],
  ['tv/0-1/1399', episode(1399, 0, 1)],
  ['tv/0-0/1399', episode(1399, 0, 0)],
  ['tv/01-02/1399', episode(1399, 1, 2)],
  ['tv/10-24/1973-24', episode(1973, 10, 24)],
  ['tv/9999-9999/7', episode(7, 9999, 9999)],
  ['tv/2024-12/7-the-news', episode(7, 2024, 12)],
  ['tv/1-1/24-24', episode(24, 1, 1)],
  ['tv/1399/1/2', episode(1399, 1, 2)],
  ['tv/1399/1/2/', episode(1399, 1, 2)],
  ['tv/1399-game-of-thrones/1/2', episode(1399, 1, 2)],
  ['tv/1399/0/3', episode(1399, 0, 3)],
  ['tv/1399/01/02', episode(1399, 1, 2)],
  ['tv/1973-24/8/24', episode(1973, 8, 24)],
  ['tv/1/1/1', episode(1, 1, 1)],
  ['tv/1399/9999/9999', episode(1399, 9999, 9999)],
  ['tv/1-1/1399/2', episode(1, 1399, 2)],
]

/** What names nothing: the page is not found. */
const unreadable = [
  '//',
  ' ',
  'movie',
  'movie/',
  'movie//',
  'movie/0',
  'movie/00',
  'movie/0-nothing',
  'movie/-603',
  'movie/the-matrix',
  'movie/2147483648',
  'movie/99999999999',
  'movie/0x25b',
  'movie/NaN',
  'movie/null',
  'movie/undefined',
  'movie/603/1',
  'movie/603/1/2',
  'movie/1-1/603',
  'movie/../603',
  'Movie/603',
  'movies/603',
  'film/603',
  'person/603',
  'channel/603',
  '603',
  '603-the-matrix',
  'tv',
  'tv/',
  'tv//',
  'tv/0',
  'tv/game-of-thrones',
  'tv/2147483648',
  'tv/1-1/0',
  'tv/1-1/game-of-thrones',
  'tv/1-/1399',
  'tv/-1/1399',
  'tv/1/1399',
  'tv/1-1-1/1399',
  'tv/s1-e1/1399',
  'tv/s01e01/1399',
  'tv/1x1/1399',
  'tv/1.1/1399',
  'tv/10000-1/1399',
  'tv/1-10000/1399',
  'tv/1399/1',
  'tv/1399/1/',
  'tv/1399/-1/2',
  'tv/1399/1/-2',
  'tv/1399/1/x',
  'tv/1399/x/1',
  'tv/1399/10000/1',
  'tv/1399/1/10000',
  'tv/1399/1.5/2',
  'tv/1399//2',
  'tv/0/1/2',
  'tv/1399/1/2/3',
  'TV/1399',
]

test.each(readable)('%s is read', (path, asks) => {
  expect(readWatchAddress(path)).toEqual(asks)
})

test.each(unreadable)('"%s" names nothing', (path) => {
  expect(readWatchAddress(path)).toBeUndefined()
})

describe('the canonical address', () => {
  test.each([
    [movie(603), 'The Matrix', 'movie/603-the-matrix'],
    [movie(603), '', 'movie/603'],
    [movie(2012), '2012', 'movie/2012-2012'],
    [movie(5), '人生', 'movie/5'],
    [show(1399), 'Game of Thrones', 'tv/1399-game-of-thrones'],
    [episode(1399, 1, 2), 'Game of Thrones', 'tv/1-2/1399-game-of-thrones'],
    [episode(1973, 0, 24), '24', 'tv/0-24/1973-24'],
  ] as const)('of %o is read as the same again', (ref, title, address) => {
    expect(watchAddress(ref, title)).toBe(address)
    expect(readWatchAddress(address)).toEqual(ref)
  })
})
