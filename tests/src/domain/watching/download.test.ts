import { describe, expect, it, test } from 'vitest'
import type { Stream } from '#contract/streams.ts'
import {
  damagedFiles,
  type Download,
  type DownloadFile,
  downloadProgress,
  isFor,
  isWhole,
  readRange,
  streamOfCopy,
  watchedCopies,
} from '#domain/watching/download.ts'
import { downloading } from '#product/downloads.ts'
import { aTitle } from '../../../support/titles.ts'

const file = (bytes: number | null, received: number): DownloadFile => ({
  url: 'https://films.example/a',
  type: '',
  bytes,
  received,
  version: null,
})

test.each([
  [null, 'whole'],
  ['', 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=5-4', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['seconds=0-1', 'whole'],
  ['bytes=-', 'whole'],
])('of 100 bytes, %s asks for %o', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

describe('the progress of a copy', () => {
  it('is what is here of all of it', () => {
    expect(downloadProgress({ files: [file(100, 100), file(300, 100)] })).toEqual({ bytes: 200, share: 0.5 })
  })

  it('counts a file of unknown length as one like the others', () => {
    expect(downloadProgress({ files: [file(100, 100), file(null, 0)] })).toEqual({ bytes: 100, share: 0.5 })
    expect(downloadProgress({ files: [file(null, 0)] }).share).toBe(0)
  })

  it('is over when every file is whole', () => {
    expect(downloadProgress({ files: [file(0, 0)] }).share).toBe(1)
    expect([file(null, 5), file(5, 4), file(5, 5), file(0, 0)].map(isWhole)).toEqual([false, false, true, true])
  })
})

const stream: Stream = {
  id: 'film',
  label: '',
  delivery: 'file',
  url: '/offline-media/movie:603/0',
  mime: 'video/mp4',
  height: null,
  bytes: null,
  audio: [],
  subtitles: [{ language: 'en', label: '', url: '/offline-media/movie:603/1' }],
  chapters: [],
  segments: [],
  line: '',
  downloadable: true,
  licence: null,
}
const copyOf = (id: number, addedAt: number, files: DownloadFile[] = []): Download => ({
  watchable: { media_type: 'movie', media_id: id, season: null, episode: null },
  title: aTitle({ id }),
  episode: null,
  stream,
  files,
  state: 'done',
  problem: null,
  addedAt,
  owner: null,
})

test('a copy was watched when that happened after it was begun, and is no longer in the player', () => {
  const copies = [copyOf(1, 100), copyOf(2, 100), copyOf(3, 100), copyOf(4, 100)]
  const watchedAt = new Map([
    ['movie:1', 200],
    ['movie:2', 50],
    ['movie:4', 200],
  ])
  expect(watchedCopies(copies, (key) => watchedAt.get(key), 'movie:4')).toEqual([copies[0]])
})

test.each([
  [{ owner: null }, 'ada', true],
  [{}, 'ada', true],
  [{ owner: 'ada' }, 'ada', true],
  [{ owner: 'ada' }, 'bob', false],
  [{ owner: 'ada' }, null, false],
])('a copy of %o is there for %s: %s', (copy, account, isThere) => {
  expect(isFor(copy, account)).toBe(isThere)
})

describe('a copy of which the browser has taken something', () => {
  const { pieceBytes } = downloading
  const copy = copyOf(603, 0, [file(pieceBytes * 2 + 1, pieceBytes * 2 + 1), file(10, 10), file(0, 0)])
  const all = new Set(['0/0', '0/1', '0/2', '1/0'].map((piece) => `/offline-media/movie:603/${piece}`))
  const without = (...gone: string[]) => damagedFiles(copy, (address) => all.has(address) && !gone.some((piece) => address.endsWith(piece)))

  it('is known by its pieces, each file by what is still there from its beginning', () => {
    expect(without()).toEqual(new Map())
    expect(without('0/1')).toEqual(new Map([[0, pieceBytes]]))
    expect(without('0/2', '1/0')).toEqual(
      new Map([
        [0, pieceBytes * 2],
        [1, 0],
      ]),
    )
  })

  it('is of a stream that can be had again', () => {
    const files = ['https://films.example/film.mp4', 'https://films.example/en.vtt'].map((url) => ({ ...file(1, 1), url }))
    expect(streamOfCopy(copyOf(603, 0, files))).toMatchObject({ url: files[0]?.url, subtitles: [{ url: files[1]?.url }] })
  })
})
