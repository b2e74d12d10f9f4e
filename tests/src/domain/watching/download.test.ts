import { describe, expect, it, test } from 'vitest'
import { type DownloadFile, downloadProgress, isWhole, readRange } from '#domain/watching/download.ts'

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
