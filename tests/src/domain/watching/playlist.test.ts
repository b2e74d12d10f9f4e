import { describe, expect, it } from 'vitest'
import { readPlaylist } from '#domain/watching/playlist.ts'

const absolute = (address: string): string => new URL(address, 'https://films.example/set/master.m3u8').href
const read = (lines: readonly string[], maxHeight = 1080) => readPlaylist(lines.join('\n'), absolute, maxHeight)

const master = [
  '#EXTM3U',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="low",NAME="English",LANGUAGE="en",URI="low-en.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="high",NAME="English",LANGUAGE="en",URI="high-en.m3u8"',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="high",NAME="Deutsch",LANGUAGE="de",URI="high-de.m3u8"',
  '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="English",URI="words.m3u8"',
  '#EXT-X-STREAM-INF:BANDWIDTH=300000,RESOLUTION=426x240,AUDIO="low"',
  '240p.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=4000000,RESOLUTION=1920x1080,CODECS="avc1.640028,mp4a.40.2",AUDIO="high",SUBTITLES="words"',
  '1080p.m3u8',
  '#EXT-X-STREAM-INF:BANDWIDTH=16000000,RESOLUTION=3840x2160,AUDIO="high"',
  '2160p.m3u8',
  '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=90000,URI="seek.m3u8"',
]

const list = [
  '#EXTM3U',
  '#EXT-X-TARGETDURATION:6',
  '#EXT-X-MAP:URI="init.mp4",BYTERANGE="798@0"',
  '#EXTINF:6,',
  'one.m4s',
  '#EXTINF:6,',
  'one.m4s',
]
const ended = [...list, '#EXT-X-ENDLIST']

describe('of a master playlist', () => {
  it('takes the largest variant that is not too large, with its voices and subtitles and without pictures for seeking', () => {
    const { addresses, isMaster, problem } = read(master)
    expect([isMaster, problem]).toEqual([true, null])
    expect(addresses).toEqual(['high-en.m3u8', 'high-de.m3u8', 'words.m3u8', '1080p.m3u8'].map(absolute))
  })

  it('takes the smallest where all are too large', () => {
    expect(read(master, 100).addresses).toEqual(['low-en.m3u8', '240p.m3u8'].map(absolute))
  })
})

describe('of a list', () => {
  it('names every file once, and puts other addresses in their place', () => {
    const { addresses, rewritten } = read(ended)
    expect(addresses).toEqual(['init.mp4', 'one.m4s'].map(absolute))
    expect(rewritten((address) => `/offline/${addresses.indexOf(address)}`).split('\n')).toEqual([
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:6',
      '#EXT-X-MAP:URI="/offline/0",BYTERANGE="798@0"',
      '#EXTINF:6,',
      '/offline/1',
      '#EXTINF:6,',
      '/offline/1',
      '#EXT-X-ENDLIST',
    ])
  })

  it.each([
    ['without an end', list, 'live'],
    ['with an end', ended, null],
    ['whose keys are plain', [...ended, '#EXT-X-KEY:METHOD=AES-128,URI="key.bin"'], null],
    ['that is not encrypted from somewhere on', [...ended, '#EXT-X-KEY:METHOD=NONE'], null],
    ['whose keys are somebody’s', [...ended, '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x"'], 'protected'],
  ])('%s says so', (_, lines, problem) => {
    expect(read(lines).problem).toBe(problem)
  })
})
