// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NowAndNext } from '#components/channels/now-and-next.tsx'
import { slotAt } from '#domain/live-tv/schedule.ts'
import { channelOf } from '#support/channels.ts'
import { render } from '#support/render.tsx'

const film = (title: string, seconds: number) => ({
  watchable: `movie:${seconds}`,
  titles: { en: title },
  seconds,
  streams: [],
  licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', attribution: 'Nobody' },
})
const channel = channelOf('turns', { films: [film('Tide', 2000), film('Ebb', 1500)] })

afterEach(() => void vi.useRealTimers())

test('what comes next takes the place of what is on at the instant that ends', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 20) })
  const slot = slotAt(channel, Date.now())
  if (slot === undefined) throw new Error('The channel shows nothing.')
  const [on, next] = slot.item === channel.films[0] ? ['Tide', 'Ebb'] : ['Ebb', 'Tide']
  const { container } = render(<NowAndNext channel={channel} />)
  const shown = () => container.querySelector('span > span')?.textContent
  act(() => void vi.advanceTimersByTime(slot.stop - Date.now() - 1))
  expect(shown()).toBe(on)
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toBe(next)
})
