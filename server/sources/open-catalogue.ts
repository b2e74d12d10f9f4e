import { watchableKey, watchableOf } from '#contract/media.ts'
import type { BuiltInStream, Licence } from '#contract/streams.ts'
import type { BuiltInStreams } from './streams.ts'

/** What varies between files that are played as they are; `file` is an address, `height` in lines where it is known. */
interface OpenFile {
  id: string
  label?: string
  file: string
  /** With codecs where they are known; without it an MP4 file. */
  mime?: string
  height?: number
  /** Left out where English is spoken. */
  audio?: readonly string[]
  licence: Licence
}

/** How long the films last, whole seconds, where that is certain: a channel that plays films by the clock has to know. */
export const openFilmSeconds: Readonly<Record<string, number>> = {
  'movie:9761': 654,
  'movie:10378': 596,
  'movie:45745': 888,
  'movie:133701': 734,
}

/** Files that last longer than that, by their ids: another cut, or other credits. */
export const otherCuts: ReadonlySet<string> = new Set(['big-buck-bunny-2250p'])

const archive = 'https://archive.org/download'

/** One file of a movie. Hosts that do not let other sites read a file, or not always, are watched and not copied. */
const openFile = ({ id, label = '', file, mime = 'video/mp4', height, audio = ['en'], licence }: OpenFile): BuiltInStream => ({
  id,
  label,
  delivery: 'file',
  url: file,
  mime,
  height: height ?? null,
  bytes: null,
  audio,
  subtitles: [],
  chapters: [],
  segments: [],
  line: '',
  downloadable: false,
  licence,
})

const cc = (version: '2.5' | '3.0', attribution: string): Licence => ({
  name: `CC BY ${version}`,
  url: `https://creativecommons.org/licenses/by/${version}/`,
  attribution,
})

/**
 * What can be played without anybody's permission, by the movie database's ids (`watchableKey`): chosen by hand, never found by a search for
 * titles, because what people upload under a title is of uncertain right. How to add one: docs/RECIPES.md.
 */
export const openCatalogue = {
  'movie:9761': [
    openFile({
      id: 'elephants-dream',
      file: `${archive}/ElephantsDream/ed_1024_512kb.mp4`,
      licence: cc('2.5', '© 2006 Blender Foundation / Netherlands Media Art Institute / www.elephantsdream.org'),
    }),
  ],
  'movie:10378': [
    openFile({
      id: 'big-buck-bunny-720p',
      label: '720p',
      file: `${archive}/BigBuckBunny_124/Content/big_buck_bunny_720p_surround.mp4`,
      height: 720,
      audio: [],
      licence: cc('3.0', '© 2008 Blender Foundation / www.bigbuckbunny.org'),
    }),
    openFile({
      id: 'big-buck-bunny-180p',
      label: '180p',
      file: 'https://download.blender.org/peach/bigbuckbunny_movies/BigBuckBunny_320x180.mp4',
      height: 180,
      audio: [],
      licence: cc('3.0', '© 2008 Blender Foundation / www.bigbuckbunny.org'),
    }),
    // Rendered anew in 2013, 4000 x 2250 at 60 pictures a second: 3 GB, for lines of 40 Mbit/s.
    openFile({
      id: 'big-buck-bunny-2250p',
      label: '2250p',
      file: 'https://upload.wikimedia.org/wikipedia/commons/c/c0/Big_Buck_Bunny_4K.webm',
      mime: 'video/webm; codecs="vp8, vorbis"',
      height: 2250,
      audio: [],
      licence: cc('3.0', '© Blender Foundation | www.bigbuckbunny.org'),
    }),
  ],
  'movie:45745': [
    openFile({
      id: 'sintel',
      file: `${archive}/Sintel/sintel-2048-stereo.mp4`,
      height: 872,
      licence: cc('3.0', '© Blender Foundation | durian.blender.org'),
    }),
  ],
  'movie:133701': [
    openFile({
      id: 'tears-of-steel',
      file: `${archive}/Tears-of-Steel/tears_of_steel_1080p.mp4`,
      height: 800,
      licence: cc('3.0', '(CC) Blender Foundation | mango.blender.org'),
    }),
  ],
} satisfies Record<string, readonly BuiltInStream[]>

const byKey = new Map<string, readonly BuiltInStream[]>(Object.entries(openCatalogue))

export const openStreams: BuiltInStreams = {
  streamsOf: (ref) => byKey.get(watchableKey(ref)) ?? [],
  playable: () => [...byKey.keys()].map(watchableOf),
}

/** Hosts that send a player on to other hosts of theirs, which a page's policy has to allow as well. */
const redirects: Readonly<Record<string, string>> = {
  'https://archive.org': 'https://*.archive.org',
  'https://www.archive.org': 'https://*.archive.org',
}

/** The host of a file and those it sends players on to, as sources of a content security policy. */
export function policySourcesOf(url: string): string[] {
  const { origin } = new URL(url)
  return redirects[origin] === undefined ? [origin] : [origin, redirects[origin]]
}

/** Where the files of the catalogue come from, as sources of a content security policy. */
export const openCatalogueSources: readonly string[] = [...new Set([...byKey.values()].flat().flatMap(({ url }) => policySourcesOf(url)))]
