import { expect, test } from 'vitest'
import { copyAddress } from '#domain/audiobooks/copy-address.ts'

test.each([
  ['/media/demo/book/1.mp3', '/media/demo/book/1.mp3'],
  ['https://audio.example.org/1.mp3', 'https://audio.example.org/1.mp3'],
  ['https://notarchive.org/download/a/b.mp3', 'https://notarchive.org/download/a/b.mp3'],
  ['https://archive.org/download/emma/emma_01_64kb.mp3', 'https://archive.org/cors/emma/emma_01_64kb.mp3'],
  ['https://www.archive.org/download/emma/a%20b/emma%2001.mp3', 'https://archive.org/cors/emma/a%20b/emma%2001.mp3'],
  ['https://ia800204.us.archive.org/27/items/emma/emma_01.mp3', 'https://archive.org/cors/emma/emma_01.mp3'],
  ['https://archive.org/cors/emma/emma_01.mp3', 'https://archive.org/cors/emma/emma_01.mp3'],
  ['https://archive.org/details/emma', null],
  ['https://archive.org/download/emma', null],
])('%s is copied from %s', (url, copied) => {
  expect(copyAddress(url)).toBe(copied)
})
