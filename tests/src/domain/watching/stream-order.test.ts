import { expect, test } from 'vitest'
import { inPreferredOrder, type StreamGroup } from '#domain/watching/stream-order.ts'
import { aStream } from '#support/streams.ts'

const stream = (id: string) => aStream(id, {})

const groups: StreamGroup[] = [
  { kind: 'addon', streams: [stream('addon')] },
  { kind: 'jellyfin', streams: [stream('home'), stream('home-small')] },
  { kind: 'built-in', streams: [stream('open')] },
]
const order = (preferred: Parameters<typeof inPreferredOrder>[1]): string[] => inPreferredOrder(groups, preferred).map(({ id }) => id)

test('without a preference the order is that of the sources', () => {
  expect(order('automatic')).toEqual(['addon', 'home', 'home-small', 'open'])
})

test('the preferred kind is first, all else as it was; a kind that has nothing changes nothing', () => {
  expect(order('built-in')).toEqual(['open', 'addon', 'home', 'home-small'])
  expect(order('jellyfin')).toEqual(['home', 'home-small', 'addon', 'open'])
  expect(order('archive')).toEqual(order('automatic'))
})
