import { expect, test } from 'vitest'
import type { LoopBook, LoopFilm } from '#domain/live-tv/channel.ts'
import { chaptersOf, lengthOfAll, slotAt, slotsBetween } from '#domain/live-tv/schedule.ts'

const films = [240, 596.46, 734, 888].map((seconds, place) => ({ watchable: `movie:${place + 1}`, seconds }))
const licence = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/', attribution: 'Nobody' }
const loop: readonly LoopFilm[] = films.map((film) => ({ ...film, titles: { en: film.watchable }, streams: [], licence }))
const dayMs = 86_400_000
const midnight = Date.UTC(2026, 0, 15)

test('the programme has no gap and no overlap, over midnight and over days', () => {
  const slots = slotsBetween('one', films, midnight - dayMs, midnight + 2 * dayMs)
  expect(slots.at(0)?.start).toBeLessThanOrEqual(midnight - dayMs)
  expect(slots.at(-1)?.stop).toBeGreaterThanOrEqual(midnight + 2 * dayMs)
  expect(slots.map(({ start, stop }) => stop - start)).toEqual(slots.map(({ item }) => Math.round(item.seconds * 1000)))
  expect(slots.slice(1).map(({ start }) => start)).toEqual(slots.slice(0, -1).map(({ stop }) => stop))
})

test('nothing is shown twice in a row, each round is complete, and rounds have orders of their own', () => {
  const slots = slotsBetween('one', films, midnight, midnight + 7 * dayMs)
  expect(slots.every(({ item }, place) => item !== slots[place - 1]?.item)).toBe(true)
  const counts = films.map((film) => slots.filter((slot) => slot.item === film).length)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  const orders = new Set(
    Array.from({ length: 40 }, (_, round) =>
      slots
        .slice(round * 4, round * 4 + 4)
        .map(({ item }) => item.watchable)
        .join(),
    ),
  )
  expect(orders.size).toBeGreaterThan(3)
})

test('whoever asks at an instant sees the same second, however they ask', () => {
  for (let at = midnight - 3_600_000; at < midnight + 3_600_000; at += 61_003) {
    const slot = slotAt({ id: 'one', films: loop, books: [] }, at)
    expect(slotsBetween('one', loop, at - dayMs, at + dayMs).find(({ start, stop }) => start <= at && at < stop)).toEqual(slot)
    expect(slot && slot.start <= at && at < slot.stop).toBe(true)
  }
})

test('two channels with the same films show different ones; one film repeats; none shows nothing', () => {
  const [one, two] = ['one', 'two'].map((channel) =>
    slotsBetween(channel, films, midnight, midnight + dayMs).map(({ item }) => item.watchable),
  )
  expect(one).not.toEqual(two)
  const [single] = films
  expect(single && slotsBetween('one', [single], midnight, midnight + 720_000).map(({ item }) => item.watchable)).toEqual([
    'movie:1',
    'movie:1',
    'movie:1',
  ])
  expect(slotAt({ id: 'one', films: [], books: [] }, midnight)).toBeUndefined()
})

const bookOf = (id: string, ...lengths: readonly number[]): LoopBook => {
  const chapters = lengths.map((seconds, place) => ({
    number: place + 1,
    title: `${id} ${place + 1}`,
    seconds,
    url: `/${id}/${place + 1}.mp3`,
  }))
  return { id, title: id, authors: [], language: 'en', picture: null, seconds: lengthOfAll(chapters), chapters, licence }
}
const books = [bookOf('flatland', 1371, 1669.0004, 1506.3333), bookOf('short', 44.643_333, 33.410_666), bookOf('one', 900)]

test('books are read from the first chapter to the last, in rounds as films are played, without a gap or an overlap', () => {
  const slots = slotsBetween('radio', books, midnight, midnight + dayMs)
  expect(slots.every(({ item }, place) => item !== slots[place - 1]?.item)).toBe(true)
  const chapters = slots.flatMap(chaptersOf)
  expect(chapters.slice(1).map(({ start }) => start)).toEqual(chapters.slice(0, -1).map(({ stop }) => stop))
  expect(chapters.at(0)?.start).toBe(slots[0]?.start)
  expect(chapters.at(-1)?.stop).toBe(slots.at(-1)?.stop)
  for (const slot of slots) expect(chaptersOf(slot).map(({ item }) => item.number)).toEqual(slot.item.chapters.map(({ number }) => number))
})

test('whoever tunes in hears the same second of the same chapter, whichever stretch they ask for', () => {
  for (let at = midnight; at < midnight + 4 * 3_600_000; at += 61_003) {
    const slot = slotAt({ id: 'radio', films: [], books }, at)
    const found = slotsBetween('radio', books, at - dayMs, at + dayMs)
      .flatMap(chaptersOf)
      .find(({ start, stop }) => start <= at && at < stop)
    expect(slot).toBeDefined()
    expect(found).toEqual(slot)
  }
})
