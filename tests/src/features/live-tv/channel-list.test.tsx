// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChannelList, rowKeys } from '#features/live-tv/channel-list.tsx'
import { channelOf } from '#support/channels.ts'
import { render } from '#support/render.tsx'

const channels = (names: string) => [...names].map((name) => channelOf(name, { name: `Channel ${name}` }))

const linkOf = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href*="/watch/channel/${name}"]`)

test('a row that has the focus stays on its channel when others come before it', () => {
  const { rerender } = render(<ChannelList channels={channels('ab')} />)
  const link = linkOf('b')
  act(() => link?.focus())
  rerender(<ChannelList channels={channels('xyab')} />)
  expect(document.activeElement).toBe(link)
  expect(link?.getAttribute('href')).toContain('/watch/channel/b')
  expect(link?.textContent).toContain('Channel b')
  expect(linkOf('b')).toBe(link)
})

test('a row whose channel is gone is not given to another', () => {
  const { rerender } = render(<ChannelList channels={channels('ab')} />)
  act(() => linkOf('a')?.focus())
  rerender(<ChannelList channels={channels('bc')} />)
  expect(document.activeElement?.closest('li')).toBeNull()
})

const list = (ids: string) => [...ids].map((id) => ({ id }))
const keysOf = (ids: string, held: Parameters<typeof rowKeys>[1]) => {
  const keys = rowKeys(list(ids), held)
  return list(ids).map((_, place) => keys.of(place))
}

test('rows are known by their places, but for one that has the focus: it goes with its channel', () => {
  expect(keysOf('abcd', null)).toEqual([0, 1, 2, 3])
  expect(keysOf('abcd', { id: 'b', key: 1 })).toEqual([0, 1, 2, 3])
  expect(keysOf('xyabcd', { id: 'b', key: 1 })).toEqual([0, 3, 2, 1, 4, 5])
  expect(rowKeys(list('xyabcd'), { id: 'b', key: 1 }).held).toBe(3)
})

test('the key of a row whose channel is gone is not given to another', () => {
  expect(keysOf('acd', { id: 'b', key: 1 })).toEqual([0, 'without b', 2])
})
