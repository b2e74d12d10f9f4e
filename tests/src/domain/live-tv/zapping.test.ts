import { expect, test } from 'vitest'
import type { Channel } from '#domain/live-tv/channel.ts'
import { channelFinder, countedCategories } from '#domain/live-tv/search.ts'
import { playableStreams, verdictFor, verdictOf } from '#domain/live-tv/verdict.ts'
import { channelBeside, channelByNumber, zapOrder } from '#domain/live-tv/zapping.ts'
import { channelOf } from '#support/channels.ts'
import { actionOrDigitOf } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import { press, usual } from '#support/key-presses.ts'

const channel = (id: string, more: Partial<Channel> = {}) =>
  channelOf(id, { streams: [{ delivery: 'hls', url: `https://${id}.example/live.m3u8` }], ...more })

const channels = [channel('a', { number: 3 }), channel('b'), channel('c', { category: 'sports', number: 12 }), channel('d')]
const ids = (list: readonly Channel[]) => list.map(({ id }) => id).join('')

test('favorites are changed in their own order, as long as one of them is watched', () => {
  expect(ids(zapOrder(channels, ['d', 'gone', 'a'], 'a'))).toBe('da')
  expect(ids(zapOrder(channels, ['d', 'a'], 'b'))).toBe('abcd')
})

test('after the last channel comes the first, and before it the last; a single one has no other', () => {
  expect(channelBeside(channels, 'd', 1)?.id).toBe('a')
  expect(channelBeside(channels, 'a', -1)?.id).toBe('d')
  expect(channelBeside(channels, 'b', 1)?.id).toBe('c')
  expect(channelBeside(channels, 'gone', 1)?.id).toBe('a')
  expect(channelBeside(channels, 'gone', -1)?.id).toBe('d')
  expect(channelBeside([channel('a')], 'a', 1)).toBeUndefined()
  expect(channelBeside([], 'a', 1)).toBeUndefined()
})

test('a number is the one a channel has, else its place', () => {
  expect(channelByNumber(channels, 12)?.id).toBe('c')
  expect(channelByNumber(channels, 3)?.id).toBe('a')
  expect(channelByNumber(channels, 2)?.id).toBe('b')
  expect(channelByNumber(channels, 99)).toBeUndefined()
})

test('a channel is found by parts of its name without accents, by its number, and within a category', () => {
  const named = [
    channel('1', { name: 'Télé Genève' }),
    channel('2', { name: 'Tele 5', category: 'sports' }),
    channel('3', { name: 'News', number: 5 }),
  ]
  const find = channelFinder(named)
  expect(ids(find('tele', 'all'))).toBe('12')
  expect(ids(find('geneve TELE', 'all'))).toBe('1')
  expect(ids(find('tele', 'sports'))).toBe('2')
  expect(ids(find('5', 'all'))).toBe('23')
  expect(find('  ', 'all')).toBe(named)
  expect(ids(find('', 'news'))).toBe('13')
  expect(find('nothing of the kind', 'all')).toEqual([])
  expect(countedCategories(named, ['sports', 'weather', 'news'])).toEqual([
    ['sports', 1],
    ['news', 2],
  ])
})

test('what came of playing a channel is what is said of it; what cannot be let into a page is known before', () => {
  const plain = channel('a', { streams: [{ delivery: 'hls', url: 'http://a.example/live.m3u8' }] })
  expect(
    playableStreams(channel('a', { streams: [...plain.streams, { delivery: 'file', url: 'http://localhost:8080/a.mp4' }] })),
  ).toHaveLength(1)
  expect(verdictOf(plain, { a: 'plays' })).toBe('elsewhere')
  expect(verdictOf(channel('a'), {})).toBeNull()
  expect(verdictOf(channel('a'), { a: 'dead' })).toBe('dead')
  expect(verdictFor('unreachable', true)).toBe('elsewhere')
  expect(verdictFor('unreachable', false)).toBe('dead')
  expect(verdictFor('missing', true)).toBe('dead')
  expect(verdictFor('unsupported', true)).toBe('elsewhere')
})

test.each([
  [{ key: 'ArrowUp' }, 'next'],
  [{ key: 'PageDown' }, 'previous'],
  [{ key: 'l', code: 'KeyL' }, 'last'],
  [{ key: ' ' }, 'play'],
  [{ key: '7' }, 7],
  [{ key: '7', ctrlKey: true }, undefined],
  [{ key: 'Escape' }, 'close'],
  [{ key: 'q', code: 'KeyQ' }, undefined],
])('the key %j means %s', ({ key, ...rest }, action) => {
  expect(actionOrDigitOf(keyGroups.channel, press(key, '', rest), usual)).toBe(action)
})

test('letters, symbols and numbers change no channel once they are turned off; a key of one’s own is another one', () => {
  const off = { own: {}, areCharactersOff: true }
  expect(['7', 'm', '+'].map((key) => actionOrDigitOf(keyGroups.channel, press(key), off))).toEqual([undefined, undefined, undefined])
  expect(actionOrDigitOf(keyGroups.channel, press('ArrowUp'), off)).toBe('next')
  const own = { own: { channel: { next: '5' } }, areCharactersOff: false }
  expect(actionOrDigitOf(keyGroups.channel, press('5'), own)).toBe('next')
  expect(actionOrDigitOf(keyGroups.channel, press('ArrowUp'), own)).toBeUndefined()
})

test('a letter more finds what a new search finds; where nothing is left out, the same list', () => {
  const named = ['Das Erste', 'Erste Hilfe', 'Das Zweite', 'Straße', 'Erste 19'].map((name, number) =>
    channel(`n${number}`, { name, number }),
  )
  const find = channelFinder([...named, channel('s', { name: 'Erste Liga', category: 'sports' })])
  for (const typed of ['e', 'er', 'ers', 'erste d', 'erste da', 'er', '1', '19', 'erste 19', 'strass', 'strasse', '4', '4 e', '']) {
    for (const wanted of ['all', 'all', 'sports', 'news', 'all'] as const) {
      const anew = channelFinder([...named, channel('s', { name: 'Erste Liga', category: 'sports' })])
      expect(ids(find(typed, wanted)), `${typed} among ${wanted}`).toBe(ids(anew(typed, wanted)))
    }
  }
  expect(find('erst', 'all')).toBe(find('erste', 'all'))
  expect(find('erste h', 'all')).not.toBe(find('erste', 'all'))
})
