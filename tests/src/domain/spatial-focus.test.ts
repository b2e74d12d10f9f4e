import { describe, expect, test } from 'vitest'
import { type Box, type Direction, directionOf, nextTowards } from '#domain/spatial-focus.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })

/** Two rows of four cards, the second with its way to more at the right above it, a wide button between, and a bar at the side. */
const places = {
  a0: box(0, 0, 90, 150),
  a1: box(100, 0, 90, 150),
  a2: box(200, 0, 90, 150),
  a3: box(300, 0, 90, 150),
  more: box(320, 170, 70, 20),
  b0: box(0, 200, 90, 150),
  b1: box(100, 200, 90, 150),
  b2: box(200, 200, 90, 150),
  b3: box(300, 200, 90, 150),
  wide: box(0, 400, 400, 40),
  side: box(500, 100, 60, 40),
} satisfies Record<string, Box>
type Place = keyof typeof places

const names = Object.keys(places) as Place[]

function go(direction: Direction, from: Place): Place | undefined {
  const others = names.filter((name) => name !== from)
  const next = nextTowards(
    direction,
    places[from],
    others.map((name) => places[name]),
  )
  return next === undefined ? undefined : others[next]
}

test.each<[from: Place, direction: Direction, to: Place | undefined]>([
  ['a0', 'right', 'a1'],
  ['a1', 'left', 'a0'],
  ['a0', 'left', undefined],
  ['a0', 'up', undefined],
  // Straight ahead counts for more than what is a little nearer aside.
  ['a0', 'down', 'b0'],
  ['a1', 'down', 'b1'],
  ['a3', 'down', 'more'],
  ['more', 'down', 'b3'],
  ['more', 'up', 'a3'],
  ['b3', 'up', 'more'],
  ['b1', 'up', 'a1'],
  ['b2', 'down', 'wide'],
  ['wide', 'up', 'b0'],
  // On the same line only.
  ['a3', 'right', 'side'],
  ['b3', 'right', undefined],
  ['side', 'left', 'a3'],
  ['wide', 'down', undefined],
])('from %s %s is %s', (from, direction, to) => {
  expect(go(direction, from)).toBe(to)
})

describe('what lies on each other', () => {
  const picture = box(0, 0, 400, 300)
  const button = box(20, 240, 80, 40)
  test('a button on a picture lies below its middle', () => {
    expect(nextTowards('down', picture, [button])).toBe(0)
    expect(nextTowards('up', button, [picture])).toBe(0)
    expect(nextTowards('up', picture, [button])).toBeUndefined()
    expect(nextTowards('down', button, [picture])).toBeUndefined()
  })
  test('neighbours may reach into each other by a little', () => {
    expect(nextTowards('right', box(0, 0, 100, 40), [box(96, 0, 100, 40)])).toBe(0)
    expect(nextTowards('right', box(0, 0, 100, 40), [box(30, 0, 100, 40)])).toBeUndefined()
  })
})

test('of equally near ones the first in line is taken', () => {
  const three = [box(0, 100, 80, 40), box(100, 100, 80, 40), box(200, 100, 40, 40)]
  expect(nextTowards('down', box(0, 0, 300, 80), three)).toBe(0)
  expect(nextTowards('down', box(100, 0, 60, 80), three)).toBe(1)
})

test('every way there is a way back on the same line', () => {
  const ways = names.flatMap((from) => {
    const to = go('right', from)
    return to ? [{ from, to }] : []
  })
  expect(ways).toHaveLength(7)
  expect(ways.map(({ to }) => go('left', to))).toEqual(ways.map(({ from }) => from))
})

test('arrow keys are directions, others are none', () => {
  expect(['ArrowLeft', 'ArrowUp', 'Enter', 'constructor'].map(directionOf)).toEqual(['left', 'up', undefined, undefined])
})
