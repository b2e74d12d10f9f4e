import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Clip, clips, fileNames, languages, sizes, videoCodec } from '#demo/media/clips.ts'
import { filesFolder } from '#demo/media/plugin.ts'
import { readMp4 } from '#support/mp4.ts'

const read = (file: string) => readFileSync(join(filesFolder, file), 'utf8')
/** Of the clips; the recordings of the audiobooks stand beside them. */
const allFiles = () =>
  readdirSync(filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(filesFolder, join(entry.parentPath, entry.name)))
    .filter((file) => dirname(file) !== 'books')

/** One segment of a playlist: a stretch of a file. */
interface Segment {
  seconds: number
  file: string
  from: number
  bytes: number
}

/** The files a playlist names, from the folder of all files on. */
const namedIn = (playlist: string): string[] => {
  const lines = read(playlist).split('\n')
  const names = [
    ...lines.filter((line) => line !== '' && !line.startsWith('#')),
    ...lines.flatMap((line) => /URI="([^"]+)"/.exec(line)?.[1] ?? []),
  ]
  return [...new Set(names)].map((name) => join(dirname(playlist), name))
}

const segmentsOf = (playlist: string): Segment[] =>
  [...read(playlist).matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)\n/g)].map(([, seconds, bytes, from, name = '']) => ({
    seconds: Number(seconds),
    bytes: Number(bytes),
    from: Number(from),
    file: join(dirname(playlist), name),
  }))

/** `00:01:02.500` in seconds. */
const secondsOf = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Bits per second, over the whole of a clip. */
const meanRate = (playlist: string, { seconds }: Clip): number =>
  segmentsOf(playlist).reduce((sum, { bytes }) => sum + bytes * 8, 0) / seconds

const inSizes = clips.filter((clip) => clip.sizes.length > 0)

test('all files together weigh at most 6.7 MB', () => {
  expect(allFiles().reduce((sum, file) => sum + statSync(join(filesFolder, file)).size, 0)).toBeLessThanOrEqual(6_700_000)
})

test('every file is one that a stream or a playlist names', () => {
  const named = [
    ...clips.flatMap((clip) => languages.map((lang) => fileNames.subtitles(clip, lang))),
    ...clips.filter(({ hasFile }) => hasFile).map(fileNames.mp4),
    ...inSizes.map(fileNames.playlist).flatMap((master) => [master, ...namedIn(master), ...namedIn(master).flatMap(namedIn)]),
  ]
  expect(allFiles().sort()).toEqual([...new Set(named)].sort())
})

describe.each(clips)('the $name', (clip: Clip) => {
  test.runIf(clip.hasFile)('is as long as the table says, and can be played from its first bytes on', () => {
    const { seconds, kinds, codec } = readMp4(join(filesFolder, fileNames.mp4(clip)))
    expect(Math.abs(seconds - clip.seconds)).toBeLessThan(0.1)
    expect(kinds.indexOf('moov')).toBeLessThan(kinds.indexOf('mdat'))
    expect(codec).toBe(videoCodec('360p'))
  })

  test.each(languages)('has the subtitles of the table in %s', (lang) => {
    const [head, ...cues] = read(fileNames.subtitles(clip, lang)).trimEnd().split('\n\n')
    expect(head).toBe('WEBVTT')
    const parsed = cues.map((cue) => {
      const [times = '', ...words] = cue.split('\n')
      const [from, to] = times.split(' --> ').map(secondsOf)
      return { from, to, words: words.join('\n') }
    })
    expect(parsed).toEqual(clip.lines.map(({ from, to, words }) => ({ from, to, words: words[lang] })))
  })

  test('has lines, chapters and segments in order and within its length', () => {
    const times = clip.lines.flatMap(({ from, to }) => [from, to])
    const stretches = clip.segments.flatMap(({ from, to }) => [from, to])
    const beginnings = clip.chapters.map(({ at }) => at)
    for (const inOrder of [times, stretches, beginnings]) expect(inOrder.toSorted((a, b) => a - b)).toEqual(inOrder)
    expect(beginnings[0]).toBe(0)
    expect(Math.max(...times, ...stretches, ...beginnings)).toBeLessThanOrEqual(clip.seconds)
  })
})

describe.each(inSizes)('the playlist of the $name', (clip) => {
  const folder = dirname(fileNames.playlist(clip))
  const master = read(fileNames.playlist(clip))
  const inPieces = namedIn(fileNames.playlist(clip)).filter((playlist) => !playlist.includes('subtitles'))

  test('offers every size with its codecs, its rates and both groups', () => {
    const offered = [...master.matchAll(/#EXT-X-STREAM-INF:BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+),(.+)\n(.+)\n/g)]
    const expected = clip.sizes.map((size) => [
      `CODECS="${videoCodec(size)},mp4a.40.2",RESOLUTION=${sizes[size].width}x${sizes[size].height},FRAME-RATE=${clip.fps}.000,AUDIO="audio",SUBTITLES="subtitles"`,
      `${size}.m3u8`,
    ])
    expect(offered.map(([, , , about, name]) => [about, name])).toEqual(expected)
    for (const [, peak, mean] of offered) expect(Number(peak)).toBeGreaterThanOrEqual(Number(mean))
    expect(offered.map(([, peak]) => Number(peak))).toEqual(offered.map(([, peak]) => Number(peak)).sort((a, b) => a - b))
  })

  test.each(['AUDIO', 'SUBTITLES'])('offers %s in every language', (type) => {
    const lines = master.split('\n').filter((line) => line.startsWith(`#EXT-X-MEDIA:TYPE=${type},`))
    expect(lines.map((line) => /LANGUAGE="([^"]+)"/.exec(line)?.[1])).toEqual(languages)
    for (const line of lines) expect(line).toContain('AUTOSELECT=YES')
  })

  test.each(inPieces)('%s covers the clip with pieces of its file, one after the other', (playlist) => {
    const segments = segmentsOf(playlist)
    const [, size, start] = /#EXT-X-MAP:URI=".+",BYTERANGE="(\d+)@(\d+)"/.exec(read(playlist)) ?? []
    expect(start).toBe('0')
    expect(Math.abs(segments.reduce((sum, { seconds }) => sum + seconds, 0) - clip.seconds)).toBeLessThan(0.1)
    let next = Number(size)
    for (const { file, from, bytes } of segments) {
      expect(from).toBe(next)
      next += bytes
      expect(next).toBeLessThanOrEqual(statSync(join(filesFolder, file)).size)
    }
    expect(next).toBe(statSync(join(filesFolder, segments[0]?.file ?? '')).size)
  })

  test.each(clip.sizes)('its file in %s truly has as many lines, and its codec', (size) => {
    const { codec, width, height } = readMp4(join(filesFolder, folder, `${size}.mp4`))
    expect({ codec, width, height }).toEqual({ codec: videoCodec(size), width: sizes[size].width, height: sizes[size].height })
  })

  test('has the rates that its pieces have', () => {
    const offered = [...master.matchAll(/BANDWIDTH=\d+,AVERAGE-BANDWIDTH=(\d+).+\n(.+)\n/g)]
    const loudest = Math.max(...languages.map((lang) => meanRate(join(folder, `audio-${lang}.m3u8`), clip)))
    for (const [, rate, name = ''] of offered) {
      const measured = meanRate(join(folder, name), clip) + loudest
      expect(Math.abs(Number(rate) / measured - 1)).toBeLessThan(0.01)
    }
  })
})
