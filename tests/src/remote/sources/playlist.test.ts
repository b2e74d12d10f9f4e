import { expect, test } from 'vitest'
import { readPlaylist } from '#domain/sources/playlist.ts'
import { askSource } from '#remote/sources/ask.ts'
import { playlistFilms } from '#remote/sources/playlist.ts'
import { startTinyServer } from '#support/tiny-server.ts'

const films = `#EXTM3U url-tvg="https://guide.example/xmltv.xml"
#EXTINF:5640 tvg-logo="https://films.example/a,b.png" group-title="Silent, restored",Nosferatu (1922), restored
https://films.example/nosferatu.mp4

#EXTINF:-1,A stream
#EXTVLCOPT:http-user-agent=Player
#EXTGRP:Live
https://films.example/stream.m3u8
relative/film.webm
`

const filmsAt = async (address: string) => playlistFilms({ address }, await askSource(address, { isText: true }))

test('a playlist names what it lists; attributes and their commas are no part of a name', () => {
  expect(readPlaylist(films)).toMatchObject([
    { name: 'Nosferatu (1922), restored', group: 'Silent, restored', address: 'https://films.example/nosferatu.mp4' },
    { name: 'A stream', group: 'Live', address: 'https://films.example/stream.m3u8' },
    { name: 'relative/film.webm', group: '', address: 'relative/film.webm' },
  ])
})

test('lines may end as Windows ends them, with a mark of the byte order before the first', () => {
  expect(readPlaylist('\uFEFF#EXTM3U\r\n#EXTINF:1,One\r\nhttps://a.example/1.mp4\r\n')).toHaveLength(1)
})

test.each([
  ['a web page', '<!doctype html><p>Hello'],
  ['nothing', ''],
  ['one film in parts', '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\npart1.ts\n'],
])('%s is no playlist of films', (_, text) => {
  expect(readPlaylist(text)).toBeNull()
})

test('what no page can play is left out and counted; an address may be relative to the playlist', async () => {
  const text = `#EXTM3U
#EXTINF:1,Here
films/here.mp4
#EXTINF:1,Old
http://films.example/old.mp4
#EXTINF:1,Older
http://films.example/older.mp4
#EXTINF:1,Torrent
magnet:?xt=urn:btih:00
#EXTINF:1,Matroska
https://films.example/film.mkv
#EXTINF:1,Of another kind
rtmp://films.example/live
`
  await using server = await startTinyServer((_request, response) => response.end(text))
  expect(await filmsAt(`${server.url}/lists/mine.m3u`)).toEqual({
    ok: true,
    value: {
      films: [{ id: `${server.url}/lists/films/here.mp4`, name: 'Here', group: '' }],
      leftOut: [
        { reason: 'insecure', count: 2 },
        { reason: 'peer-to-peer', count: 1 },
        { reason: 'unplayable', count: 2 },
      ],
    },
  })
})

test('something else at the address is said to be no playlist', async () => {
  await using server = await startTinyServer((_request, response) => response.end('<!doctype html>'))
  expect(await filmsAt(`${server.url}/mine.m3u`)).toEqual({ ok: false, problem: 'unreadable' })
})
