import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audioCodec, type Clip, languages, type Size, sizes, videoCodec } from '#demo/media/clips.ts'
import { encodedAs, segmentSeconds } from './pictures.ts'
import { ffmpeg } from './programs.ts'
import { encodedSound, soundInput } from './sound.ts'

/** Names of the languages as their speakers write them. */
const languageNames = { en: 'English', de: 'Deutsch' } as const

/** Writes one rendition into `folder`: `<name>.mp4` with all its segments, and the playlist that says where each begins. */
async function writeRendition(folder: string, name: string, args: readonly string[]): Promise<void> {
  const segments = ['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4']
  const oneFile = ['-hls_flags', 'single_file', '-hls_segment_filename', join(folder, `${name}.mp4`)]
  await ffmpeg([...args, ...segments, ...oneFile], join(folder, `${name}.m3u8`))
}

/** Bits per second: of the largest segment, and of all together. */
interface Rates {
  peak: number
  mean: number
}

/** The rates of a rendition, as its playlist tells them. */
async function ratesOf(folder: string, name: string): Promise<Rates> {
  const playlist = await readFile(join(folder, `${name}.m3u8`), 'utf8')
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)/g)].map(([, seconds, bytes]) => ({
    seconds: Number(seconds),
    bits: Number(bytes) * 8,
  }))
  const total = segments.reduce((sum, { seconds, bits }) => ({ seconds: sum.seconds + seconds, bits: sum.bits + bits }))
  // What is left over at the end may be too short to say anything.
  const whole = segments.filter(({ seconds }) => seconds > segmentSeconds / 2)
  return { peak: Math.ceil(Math.max(...whole.map(({ seconds, bits }) => bits / seconds))), mean: Math.ceil(total.bits / total.seconds) }
}

const subtitlePlaylist = (clip: Clip, file: string): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${clip.seconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${clip.seconds},`,
    file,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')

/** What a player reads first: the sound and the subtitles of every language, and every size with the rates that it and the larger sound need. */
function masterPlaylist({ fps }: Clip, ofSizes: readonly (Rates & { size: Size })[], ofSounds: readonly Rates[]): string {
  const media = languages.flatMap((lang, at) => {
    const about = `NAME="${languageNames[lang]}",LANGUAGE="${lang}"`
    return [
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",${about},DEFAULT=${at === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,CHANNELS="1",URI="audio-${lang}.m3u8"`,
      `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",${about},DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="subtitles-${lang}.m3u8"`,
    ]
  })
  const variants = ofSizes.flatMap(({ size, peak, mean }) => {
    const { width, height } = sizes[size]
    const withSound = {
      peak: peak + Math.max(...ofSounds.map((sound) => sound.peak)),
      mean: mean + Math.max(...ofSounds.map((sound) => sound.mean)),
    }
    const rates = `BANDWIDTH=${withSound.peak},AVERAGE-BANDWIDTH=${withSound.mean}`
    const about = `CODECS="${videoCodec(size)},${audioCodec}",RESOLUTION=${width}x${height},FRAME-RATE=${fps.toFixed(3)}`
    return [`#EXT-X-STREAM-INF:${rates},${about},AUDIO="audio",SUBTITLES="subtitles"`, `${size}.m3u8`]
  })
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...media, ...variants, ''].join('\n')
}

/** Writes a clip as HLS into `folder`: its pictures in every size, its sound and its subtitles in every language, one file each (RFC 8216). */
export async function writeHls(clip: Clip, folder: string, pictures: string, sounds: Readonly<Record<string, string>>): Promise<void> {
  const ofSizes: (Rates & { size: Size })[] = []
  for (const size of clip.sizes) {
    await writeRendition(folder, size, ['-i', pictures, ...encodedAs(size, clip)])
    ofSizes.push({ size, ...(await ratesOf(folder, size)) })
  }
  const ofSounds: Rates[] = []
  for (const lang of languages) {
    await writeRendition(folder, `audio-${lang}`, [...soundInput(sounds[lang] ?? ''), ...encodedSound])
    ofSounds.push(await ratesOf(folder, `audio-${lang}`))
    await writeFile(join(folder, `subtitles-${lang}.m3u8`), subtitlePlaylist(clip, `../${lang}.vtt`))
  }
  await writeFile(join(folder, 'master.m3u8'), masterPlaylist(clip, ofSizes, ofSounds))
}
