import { expect, test } from 'vitest'
import { filmAt, readFilmAddress, readSourceAddress } from '#remote/sources/address.ts'

test.each([
  ['media.example.org', 'https://media.example.org'],
  ['  https://media.example.org/  ', 'https://media.example.org'],
  ['HTTPS://Media.Example.ORG:8920', 'https://media.example.org:8920'],
  ['https://media.example.org/jellyfin/', 'https://media.example.org/jellyfin'],
  ['https://media.example.org/web/index.html#!/home', 'https://media.example.org'],
  ['https://media.example.org/jellyfin/web/', 'https://media.example.org/jellyfin'],
  ['https://addon.example/some/config/manifest.json?x=1', 'https://addon.example/some/config'],
  ['stremio://addon.example/manifest.json', 'https://addon.example'],
  ['localhost:8096', 'http://localhost:8096'],
  ['http://localhost:8096/', 'http://localhost:8096'],
  ['http://127.0.0.1:8096', 'http://127.0.0.1:8096'],
  ['http://[::1]:8096', 'http://[::1]:8096'],
  ['münchen.example', 'https://xn--mnchen-3ya.example'],
])('%s is the address %s', (typed, address) => {
  expect(readSourceAddress(typed)).toEqual({ address })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['http://media.example.org', 'insecure'],
  ['http://192.168.1.20:8096', 'insecure'],
  ['http://localhost.example.org', 'insecure'],
  ['ftp://media.example.org', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['magnet:?xt=urn:btih:123', 'unreadable'],
  ['https://', 'unreadable'],
  ['my server', 'unreadable'],
  ['https://anna:secret@media.example.org', 'has-password'],
  ['https://anna@media.example.org', 'has-password'],
])('%s is refused: %s', (typed, problem) => {
  expect(readSourceAddress(typed)).toEqual({ problem })
})

test.each([
  ['https://films.example/film.mp4', 'https://films.example/film.mp4'],
  ['films.example/a%20film.webm?key=1', 'https://films.example/a%20film.webm?key=1'],
  ['https://films.example/master.m3u8', 'https://films.example/master.m3u8'],
  ['https://films.example/manifest.mpd', 'https://films.example/manifest.mpd'],
  ['https://films.example/watch?v=1', 'https://films.example/watch?v=1'],
])('%s is the address of a film: %s', (typed, address) => {
  expect(readFilmAddress(typed)).toEqual({ address })
})

test.each([
  ['', 'empty'],
  ['magnet:?xt=urn:btih:123', 'peer-to-peer'],
  ['https://films.example/film.torrent', 'unplayable'],
  ['https://films.example/film.mkv', 'unplayable'],
  ['http://films.example/film.mp4', 'insecure'],
  ['https://anna:secret@films.example/film.mp4', 'has-password'],
  ['a film', 'unreadable'],
])('%s is no address of a film: %s', (typed, problem) => {
  expect(readFilmAddress(typed)).toEqual({ problem })
})

test.each([
  ['film.mp4', 'file', true],
  ['master.m3u8?key=1', 'hls', true],
  ['manifest.MPD', 'dash', false],
])('%s is %s, which may be copied to the device: %s', (name, delivery, downloadable) => {
  expect(filmAt({ id: 'a' }, { name, address: `https://films.example/${name}` })).toMatchObject({ delivery, downloadable })
})
