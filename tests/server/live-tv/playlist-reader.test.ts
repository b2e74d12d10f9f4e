import { expect, test } from 'vitest'
import { playlistReader } from '#server/live-tv/playlist-reader.ts'
import { UnreadableSource } from '#server/catalogue/source-reader.ts'

const source = { name: 'Stations', from: 'https://list.example/tv/all.m3u', homepage: 'https://list.example/' }

async function* inParts(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const read = (text: string | Uint8Array, from = source.from, size = 7) =>
  playlistReader.read(inParts(typeof text === 'string' ? Buffer.from(text) : text, size), { ...source, from })

test('a playlist names its channels with all that it says of them', async () => {
  const { items, problems } = await read(`
#EXTM3U x-tvg-url="https://guide.example/xmltv.xml.gz"
#EXTINF:-1 tvg-id="One.de" tvg-name="One" tvg-logo="https://logos.example/one.png" tvg-chno="7" tvg-country="DE" tvg-language="German;eng" group-title="News;Public",Sender Eins, HD
https://one.example/live.m3u8|User-Agent=Box
#EXTINF:0 radio=true tvg-logo=none,Welle
#EXTVLCOPT:http-user-agent=Player
#EXTGRP:Musik
welle.mp3?x=1
`)
  expect(problems).toEqual([])
  expect(items).toEqual([
    {
      id: expect.stringMatching(/^[a-z0-9]{14}$/),
      name: 'Sender Eins, HD',
      category: 'news',
      country: 'DE',
      languages: ['de', 'eng'],
      isRadio: false,
      number: 7,
      streams: [{ delivery: 'hls', url: 'https://one.example/live.m3u8' }],
      source: 'Stations',
      homepage: 'https://list.example/',
      picture: 'https://logos.example/one.png',
      guideId: 'One.de',
      guideName: 'One',
    },
    expect.objectContaining({
      name: 'Welle',
      category: 'entertainment',
      isRadio: true,
      number: null,
      picture: null,
      streams: [{ delivery: 'file', url: 'https://list.example/tv/welle.mp3?x=1' }],
    }),
  ])
})

const idsOf = async (text: string) => (await read(`#EXTM3U\n${text}`)).items.map(({ id }) => id)

test('a channel keeps its id when others come and go before it, when its address changes, and what it is called beside its id', async () => {
  const [one, two] = await idsOf('#EXTINF:-1 tvg-id="a",A\nhttps://a.example/1\n#EXTINF:-1,B\nhttps://b.example/1')
  expect(one).not.toBe(two)
  expect(
    await idsOf('#EXTINF:-1,C\nhttps://c.example/\n#EXTINF:-1,B\nhttps://b.example/2\n#EXTINF:-1 tvg-id="a",A HD\nhttps://a.example/2'),
  ).toEqual([expect.any(String), two, one])
})

test('the same channel again is another way to play it; another one with its id in the guide is another channel', async () => {
  const { items } = await read(`#EXTM3U
#EXTINF:-1 tvg-id="n",North
https://n.example/1.m3u8
#EXTINF:-1 tvg-id="n",NORTH
https://n.example/2.mpd
#EXTINF:-1 tvg-id="n",North regional
https://n.example/3.m3u8`)
  expect(items.map(({ name, streams }) => [name, streams.map(({ delivery }) => delivery)])).toEqual([
    ['North', ['hls', 'dash']],
    ['North regional', ['hls']],
  ])
})

test('what has no address that a browser plays is left out, with its line', async () => {
  const { items, problems } = await read(
    '#EXTM3U\n#EXTINF:-1,Radio\nrtmp://a.example/live\n#EXTINF:-1\nhttps://b.example/x\n#EXTINF:-1 group-title="News',
    '/srv/list.m3u',
  )
  expect(items.map(({ name }) => name)).toEqual(['https://b.example/x'])
  expect(problems).toEqual([{ line: 3, what: '“Radio” has no address that a browser can play.' }])
  expect((await read('#EXTM3U\nrelative.m3u8', '/srv/list.m3u')).problems).toHaveLength(1)
})

test.each([
  ['utf-8', Buffer.from('Müller')],
  ['windows-1252', Buffer.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])],
])('names in %s are read as they are meant', async (_, name) => {
  const list = Buffer.concat([Buffer.from('#EXTM3U\n#EXTINF:-1,'), name, Buffer.from('\nhttps://a.example/')])
  expect((await read(list)).items[0]?.name).toBe('Müller')
})

test('a list in UTF-16 says so in its first bytes', async () => {
  expect((await read(Buffer.from('\uFEFF#EXTM3U\n#EXTINF:-1,Zażółć\nhttps://a.example/', 'utf16le'))).items[0]?.name).toBe('Zażółć')
})

test.each([
  ['a web page', '<!doctype html>'],
  ['one stream in parts', '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8'],
  ['nothing', ''],
])('%s is no playlist of channels', async (_, text) => {
  await expect(read(text)).rejects.toThrow(UnreadableSource)
})

const lines = (count: number) =>
  `#EXTM3U\n${Array.from({ length: count }, (_, at) => `#EXTINF:-1 tvg-id="c${at}" tvg-logo="https://l.example/${at}.png" group-title="Sports",Channel ${at}\nhttps://s.example/${at}.m3u8`).join('\n')}`

test('a hundred thousand channels are read in a few seconds, more are refused', async () => {
  const bytes = Buffer.from(lines(100_000))
  const begun = performance.now()
  const { items } = await playlistReader.read(inParts(bytes, 65_536), source)
  const seconds = (performance.now() - begun) / 1000
  process.stdout.write(`100,000 channels, ${(bytes.length / 1e6).toFixed(1)} MB: ${seconds.toFixed(1)} s\n`)
  expect(new Set(items.map(({ id }) => id)).size).toBe(100_000)
  expect(seconds).toBeLessThan(20)
  await expect(playlistReader.read(inParts(Buffer.from(lines(110_001)), 65_536), source)).rejects.toThrow('110001 channels')
})
