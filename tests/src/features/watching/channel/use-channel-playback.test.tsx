// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channel } from '#domain/live-tv/channel.ts'
import { useChannelPlayback } from '#features/watching/channel/use-channel-playback.ts'
import { liveTv } from '#product/live-tv.ts'
import { render } from '#support/render.tsx'
import type { Media, MediaState } from '#ui/media/media.ts'

const channel: Channel = {
  id: 'one',
  name: 'One',
  logo: null,
  category: 'news',
  country: '',
  languages: [],
  isRadio: false,
  number: 1,
  streams: [
    { delivery: 'hls', url: 'https://one.example/a.m3u8' },
    { delivery: 'hls', url: 'https://one.example/b.m3u8' },
  ],
  films: [],
  books: [],
  source: 'A list',
  homepage: null,
  guidePage: null,
  ownSource: null,
}

let state: Partial<MediaState>
let changed: () => void
let loaded: string[]

const media = {
  element: document.createElement('video'),
  now: () => ({ failure: null, position: 0, ...state }) as MediaState,
  load: ({ url }: { url: string }) => void loaded.push(url),
  seek: () => undefined,
  subscribe(listener: () => void) {
    changed = listener
    return () => undefined
  },
} as unknown as Media

function Playback() {
  return <output>{useChannelPlayback(channel, media).failure ?? 'fine'}</output>
}

const becomes = (next: Partial<MediaState>): void =>
  act(() => {
    state = { ...state, ...next }
    changed()
  })
const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const told = (): string | null => screen.getByRole('status').textContent

beforeEach(() => {
  vi.useFakeTimers()
  state = { isReady: false, isPaused: false, isWaiting: false }
  loaded = []
  render(<Playback />)
})
afterEach(() => void vi.useRealTimers())

test('a stream from which nothing comes gives way to the next one; when all are silent it is said', () => {
  expect(loaded).toEqual(['https://one.example/a.m3u8'])
  passes(liveTv.silentMs)
  expect([loaded.length, told()]).toEqual([2, 'fine'])
  passes(liveTv.silentMs)
  expect(told()).toBe('silent')
})

test('a stream that stops in the middle counts as silent as well, one that goes on in time does not', () => {
  becomes({ isReady: true })
  passes(3 * liveTv.silentMs)
  becomes({ isWaiting: true })
  passes(liveTv.silentMs - 1)
  becomes({ isWaiting: false })
  passes(3 * liveTv.silentMs)
  expect([loaded.length, told()]).toEqual([1, 'fine'])
  becomes({ isWaiting: true })
  passes(liveTv.silentMs)
  expect(loaded).toHaveLength(2)
})

test('what was paused is not silent', () => {
  becomes({ isReady: true, isPaused: true, isWaiting: true })
  passes(3 * liveTv.silentMs)
  expect([loaded.length, told()]).toEqual([1, 'fine'])
})
