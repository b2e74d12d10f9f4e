import { expect, it } from 'vitest'
import { type Found, foundKey, suggestions } from '#domain/search/suggestions.ts'
import { aTitle } from '#support/titles.ts'

const titles = (...ids: number[]) => ids.map((id) => aTitle({ id }))
const people = (...ids: number[]) => ids.map((id) => ({ id, name: `P${id}`, department: 'Acting', photoPath: null, knownFor: [] }))
const network: Found[] = [
  { title: aTitle({ id: 90 }) },
  ...people(7).map((person) => ({ person })),
  { title: aTitle({ id: 2 }) },
  { title: aTitle({ id: 91 }) },
]
const keysOf = (found: readonly Found[]) => found.map(foundKey).map((key) => key.replace('movie:', ''))

it('suggests what the device knows at once, and leaves it where it stands when the network answers', () => {
  const own = { titles: titles(1, 2, 3, 4), people: [] }
  expect(keysOf(suggestions(own, undefined, 5))).toEqual(['1', '2', '3'])
  expect(keysOf(suggestions(own, network, 5))).toEqual(['1', '2', '3', '90', 'person:7'])
})

it('gives one of the device’s places to somebody it knows of that name, and all where it knows no title', () => {
  const both = { titles: titles(1, 2, 3), people: people(5, 6) }
  expect(keysOf(suggestions(both, undefined, 5))).toEqual(['1', '2', 'person:5'])
  expect(keysOf(suggestions(both, network, 5))).toEqual(['1', '2', 'person:5', '90', 'person:7'])
  expect(keysOf(suggestions({ titles: [], people: people(5, 6, 7, 8) }, network, 5))).toEqual([
    'person:5',
    'person:6',
    'person:7',
    '90',
    '2',
  ])
})

it('suggests the device’s own in every place when the network cannot answer', () => {
  const own = { titles: titles(1, 2, 3, 4, 5, 6), people: people(5) }
  expect(keysOf(suggestions(own, null, 5))).toEqual(['1', '2', 'person:5', '3', '4'])
})
