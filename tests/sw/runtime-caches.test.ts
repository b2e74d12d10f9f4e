import { expect, test } from 'vitest'
import { cacheFor } from '../../sw/runtime-caches.ts'

const origin = 'https://matinee.example'
const cacheOf = (address: string, init?: RequestInit): string | undefined =>
  cacheFor(new Request(new URL(address, origin), init), origin)?.name
const freshMsOf = (path: string): number | undefined => cacheFor(new Request(new URL(path, origin)), origin)?.freshMs(path)

test.each([
  ['/config.json', 'config'],
  ['/tmdb/3/movie/603?language=de-DE', 'catalogue'],
  ['https://api.themoviedb.org/3/movie/603?api_key=x', 'catalogue'],
  ['/api/catalogue/sports', 'catalogue'],
  ['/api/catalogue/audiobooks', 'catalogue'],
  ['/api/catalogue/audiobooks/librivox-52', 'catalogue'],
  ['/api/catalogue/audiobooksx', undefined],
  ['/api/catalogue/news', 'catalogue'],
  ['/api/catalogue/sources', 'catalogue'],
  ['/licences.json', 'catalogue'],
  ['/api/catalogue/channels', 'catalogue'],
  ['/api/catalogue/guide/0/82000', 'guide'],
  ['/img/w500/abcdefghijklmnopqrst.jpg.webp', 'images'],
])('%s is kept in %s', (address, name) => {
  expect(cacheOf(address)).toBe(name)
})

test.each([
  '/api/favorites',
  '/api/health',
  '/api/catalogue/streams/movie:603',
  '/api/sync',
  '/version.json',
  '/sw.js',
  '/',
  '/assets/index.js',
  '/media/film.mp4',
  'https://elsewhere.example/film.mp4',
  'https://generativelanguage.googleapis.com/v1beta/models',
])('%s is never touched', (address) => {
  expect(cacheOf(address)).toBeUndefined()
})

test('nothing but a GET is kept', () => {
  expect(cacheOf('/tmdb/3/list', { method: 'POST' })).toBeUndefined()
})

test("nothing that carries a person's credentials is kept", () => {
  expect(cacheOf('/tmdb/3/movie/603', { headers: { authorization: 'Bearer secret' } })).toBeUndefined()
})

test('a part of a file is not kept', () => {
  expect(cacheOf('/img/w500/abcdefghijklmnopqrst.jpg.webp', { headers: { range: 'bytes=0-9' } })).toBeUndefined()
})

test('lists of providers are fresh for a day, other answers of the movie database for five minutes', () => {
  expect(freshMsOf('/tmdb/3/watch/providers/movie?watch_region=DE')).toBe(86_400_000)
  expect(freshMsOf('/tmdb/3/movie/603')).toBe(300_000)
})
