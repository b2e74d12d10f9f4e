import { expect, test } from 'vitest'
import { slotAt, slotsBetween } from '#domain/live-tv/schedule.ts'

const films = [240, 596.46, 734, 888].map((seconds, place) => ({ watchable: `movie:${place + 1}`, seconds }))
const dayMs = 86_400_000
const midnight = Date.UTC(2026, 0, 15)

test('the programme has no gap and no overlap, over midnight and over days', () => {
  const slots = slotsBetween('one', films, midnight - dayMs, midnight + 2 * dayMs)
  expect(slots.at(0)?.start).toBeLessThanOrEqual(midnight - dayMs)
  expect(slots.at(-1)?.stop).toBeGreaterThanOrEqual(midnight + 2 * dayMs)
  expect(slots.map(({ start, stop }) => stop - start)).toEqual(slots.map(({ film }) => Math.round(film.seconds * 1000)))
  expect(slots.slice(1).map(({ start }) => start)).toEqual(slots.slice(0, -1).map(({ stop }) => stop))
})

test('nothing is shown twice in a row, each round is complete, and rounds have orders of their own', () => {
  const slots = slotsBetween('one', films, midnight, midnight + 7 * dayMs)
  expect(slots.every(({ film }, place) => film !== slots[place - 1]?.film)).toBe(true)
  const counts = films.map((film) => slots.filter((slot) => slot.film === film).length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  const orders = new Set(
    Array.from({ length: 40 }, (_, round) =>
      slots
        .slice(round * 4, round * 4 + 4)
        .map(({ film }) => film.watchable)
        .join(),
    ),
  )
  expect(orders.size).toBeGreaterThan(3)
})

test('whoever asks at an instant sees the same second, however they ask', () => {
  for (let at = midnight - 3_600_000; at < midnight + 3_600_000; at += 61_003) {
    const slot = slotAt('one', films, at)
    expect(slotsBetween('one', films, at - dayMs, at + dayMs).find(({ start, stop }) => start <= at && at < stop)).toEqual(slot)
    expect(slot && slot.start <= at && at < slot.stop).toBe(true)
  }
})

test('two channels with the same films show different ones; one film repeats; none shows nothing', () => {
  const [one, two] = ['one', 'two'].map((channel) =>
    slotsBetween(channel, films, midnight, midnight + dayMs).map(({ film }) => film.watchable),
  )
  expect(one).not.toEqual(two)
  const [single] = films
  expect(single && slotsBetween('one', [single], midnight, midnight + 720_000).map(({ film }) => film.watchable)).toEqual([
    'movie:1',
    'movie:1',
    'movie:1',
  ])
  expect(slotAt('one', [], midnight)).toBeUndefined()
})
