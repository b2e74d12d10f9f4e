import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bookSchema } from '#contract/audiobooks.ts'
import { drawPicture } from '#demo/art/draw.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import { filesFolder } from '#demo/media/plugin.ts'
import { recordingFile, recordingRate, recordings, recordingSize } from '#demo/media/recordings.ts'

test('there are books in both languages, each as the contract wants it', () => {
  for (const book of demoBooks) expect(bookSchema.safeParse(book).error).toBeUndefined()
  expect(new Set(demoBooks.map(({ language }) => language))).toEqual(new Set(['en', 'de']))
  expect(new Set(demoBooks.map(({ id }) => id)).size).toBe(demoBooks.length)
})

/** Kilobits per second and samples per second of MPEG-2 Layer III, by what stands in a frame's head (ISO/IEC 13818-3). */
const rates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const samples = [22_050, 24_000, 16_000]

test.each(recordings)('$name is one rate all through, so that its length follows from its size', (recording) => {
  const file = readFileSync(join(filesFolder, recordingFile(recording)))
  let frames = 0
  let at = 0
  while (at + 4 <= file.length) {
    const head = file.readUInt32BE(at)
    // Frame sync, MPEG version 2, layer III.
    expect(head >>> 17).toBe(0x7f_f9)
    const rate = (rates[(head >>> 12) & 15] ?? 0) * 1000
    const sampling = samples[(head >>> 10) & 3] ?? 0
    expect(rate).toBe(recordingRate)
    at += Math.floor((72 * rate) / sampling) + ((head >>> 9) & 1)
    frames += 1
  }
  const { seconds } = recordingSize(recording)
  expect(Math.abs((frames * 576) / 22_050 - seconds)).toBeLessThan(0.1)
  expect(seconds).toBeGreaterThan(25)
  expect(seconds).toBeLessThan(60)
})

test('all recordings together weigh at most 1.5 MB', () => {
  const sizes = recordings.map((recording) => statSync(join(filesFolder, recordingFile(recording))).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000)
})

test('every book has a cover; there is none of a book that is not there', async () => {
  const files = demoBooks.map(({ picture }) => picture?.replace(/^\/img\/w342\/|\.webp$/g, '') ?? '')
  const drawn = await Promise.all(files.map(async (file) => (await drawPicture({ file, size: 'w342' }))?.metadata()))
  expect(drawn.map((picture) => picture?.width)).toEqual(demoBooks.map(() => 342))
  expect(new Set(files).size).toBe(files.length)
  expect(await drawPicture({ file: 'demoCoverXxV0N0000000099.jpg', size: 'w342' })).toBeUndefined()
})
