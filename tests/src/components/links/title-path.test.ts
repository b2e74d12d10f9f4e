import { expect, test } from 'vitest'
import { watchPath } from '#components/links/title-path.ts'
import type { WatchableRef } from '#contract/media.ts'
import { readWatchAddress } from '#domain/watching/watch-address.ts'

const movie = (media_id: number): WatchableRef => ({ media_type: 'movie', media_id, season: null, episode: null })
const show = (media_id: number): WatchableRef => ({ media_type: 'tv', media_id, season: null, episode: null })
const episode = (media_id: number, season: number, place: number): WatchableRef => ({ media_type: 'tv', media_id, season, episode: place })

test.each([
  [movie(603), 'The Matrix', 'movie/603-the-matrix'],
  [movie(603), '', 'movie/603'],
  [movie(2012), '2012', 'movie/2012-2012'],
  [movie(5), '人生', 'movie/5'],
  [show(1399), 'Game of Thrones', 'tv/1399-game-of-thrones'],
  [episode(1399, 1, 2), 'Game of Thrones', 'tv/1-2/1399-game-of-thrones'],
  [episode(1973, 0, 24), '24', 'tv/0-24/1973-24'],
] as const)('the canonical address of %o is read as the same again', (ref, title, address) => {
  expect(watchPath(ref, title)).toBe(`/watch/${address}`)
  expect(watchPath(ref, title, { on: 'player', at: 61.5 })).toBe(`/player/${address}?t=61`)
  expect(readWatchAddress(address)).toEqual(ref)
})
