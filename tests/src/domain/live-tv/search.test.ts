import { expect, test } from 'vitest'
import { channelFinder } from '#domain/live-tv/search.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { channelOf } from '#support/channels.ts'

const channel = (name: string, number: number | null = null, category: Channel['category'] = 'news') =>
  channelOf(name, { number, category })
const list = [channel('Cinéma Un'), channel('Cinema Two', 12), channel('Sport 12', null, 'sports'), channel('News')]

test('a letter that is taken back finds what was found before it, and no search is disturbed by those before', () => {
  const find = channelFinder(list)
  const names = (typed: string, wanted: Parameters<typeof find>[1] = 'all') => find(typed, wanted).map(({ name }) => name)
  const cinema = find('cin', 'all')
  expect(names('cinema t')).toEqual(['Cinema Two'])
  expect(find('cin', 'all')).toBe(cinema)
  expect(names('cin')).toEqual(['Cinéma Un', 'Cinema Two'])
  expect(names('1')).toEqual(['Sport 12'])
  expect(names('12')).toEqual(['Cinema Two', 'Sport 12'])
  expect(names('12', 'sports')).toEqual(['Sport 12'])
  expect(names('n', 'sports')).toEqual([])
  expect(names('n')).toEqual(['Cinéma Un', 'Cinema Two', 'News'])
  expect(find('', 'all')).toBe(list)
})

test('names are made ready in parts, and a search does not wait for the last one', () => {
  const many = Array.from({ length: 2500 }, (_, at) => channel(`Channel ${at}`))
  const find = channelFinder(many)
  expect(find.prepare()).toBe(true)
  expect(find('channel 2499', 'all')).toHaveLength(1)
  expect(find.prepare()).toBe(false)
})
