import type { PlaylistEntry } from '../sources/playlist.ts'
import { foldText } from '../search/title-search.ts'
import { categoryOf } from './categories.ts'
import { type Channel, channelIdOf } from './channel.ts'

/** A channel as a playlist lists it. */
export interface ListedChannel extends Omit<Channel, 'logo' | 'guidePage' | 'films' | 'books' | 'ownSource'> {
  /** Where its logo is, of others. */
  picture: string | null
  /** What a guide knows it by: its id there, and its name. */
  guideId: string
  guideName: string
}

/** Something of a list that is no channel. `line` counts from 1. */
export interface LeftOutEntry {
  line: number
  what: string
}

interface ListSource {
  /** What its channels' ids begin from; the same source keeps the same ids. */
  key: string
  name: string
  homepage: string | null
  /** The whole address that an entry's means, https or http; null where it means none. */
  addressOf: (address: string) => string | null
}

const mostStreams = 20

/** The channels of a playlist. One that is listed again with another address has another way to be played. */
export function channelsIn(
  entries: readonly PlaylistEntry[],
  { key, name: source, homepage, addressOf }: ListSource,
): { channels: ListedChannel[]; leftOut: LeftOutEntry[] } {
  const channels = new Map<string, ListedChannel>()
  const leftOut: LeftOutEntry[] = []
  // A list has few groups, and many channels in each.
  const categories = new Map<string, Channel['category']>()
  const categoryIn = (group: string): Channel['category'] => {
    const category = categories.get(group) ?? categoryOf(group)
    categories.set(group, category)
    return category
  }
  for (const entry of entries) {
    const name = entry.name.slice(0, 200)
    const url = addressOf(entry.address)
    if (url === null) {
      leftOut.push({ line: entry.line, what: `“${name.slice(0, 60)}” has no address that a browser can play.` })
      continue
    }
    const stream = { delivery: deliveryOf(url), url }
    const id = idOf(channels, key, entry.guideId, name)
    const known = channels.get(id)
    if (known === undefined)
      channels.set(id, {
        id,
        name,
        category: categoryIn(entry.group),
        country: countryIn(entry.country),
        languages: languagesIn(entry.language),
        isRadio: entry.isRadio,
        number: entry.number !== null && entry.number <= 9999 ? entry.number : null,
        streams: [stream],
        source,
        homepage,
        picture: /^https?:\/\/\S+$/i.test(entry.logo) ? entry.logo : null,
        guideId: entry.guideId,
        guideName: entry.guideName,
      })
    else if (known.streams.length < mostStreams && known.streams.every((other) => other.url !== url))
      channels.set(id, { ...known, streams: [...known.streams, stream] })
  }
  return { channels: [...channels.values()], leftOut }
}

/** By its id in a guide; lists give one id to several channels (a station and its regional windows), of which the first has it and the others their names. */
function idOf(channels: ReadonlyMap<string, ListedChannel>, key: string, guideId: string, name: string): string {
  if (guideId === '') return channelIdOf(key, name)
  const id = channelIdOf(key, guideId)
  const first = channels.get(id)
  return first === undefined || foldText(first.name) === foldText(name) ? id : channelIdOf(key, `${guideId}\n${name}`)
}

/** Live streams without a telling ending are HLS far more often than anything else. */
function deliveryOf(url: string): Channel['streams'][number]['delivery'] {
  const path = url.replace(/[?#].*$/, '')
  if (/\.mpd$/i.test(path)) return 'dash'
  return /\.(?:mp4|webm|mp3|aac|ogg|opus|m4a|mov)$/i.test(path) ? 'file' : 'hls'
}

/** `US`, or the first of `US;CA`. */
const countryIn = (said: string): string | null => /^([A-Z]{2})(?:[;,]|$)/i.exec(said)?.[1]?.toUpperCase() ?? null

/** Lists name languages in English as often as by their codes (ISO 639). */
const codesByName = new Map(
  Object.entries({
    arabic: 'ar',
    bulgarian: 'bg',
    catalan: 'ca',
    chinese: 'zh',
    croatian: 'hr',
    czech: 'cs',
    danish: 'da',
    dutch: 'nl',
    english: 'en',
    finnish: 'fi',
    french: 'fr',
    german: 'de',
    greek: 'el',
    hebrew: 'he',
    hindi: 'hi',
    hungarian: 'hu',
    italian: 'it',
    japanese: 'ja',
    korean: 'ko',
    norwegian: 'no',
    persian: 'fa',
    polish: 'pl',
    portuguese: 'pt',
    romanian: 'ro',
    russian: 'ru',
    serbian: 'sr',
    slovak: 'sk',
    spanish: 'es',
    swedish: 'sv',
    thai: 'th',
    turkish: 'tr',
    ukrainian: 'uk',
    vietnamese: 'vi',
  }),
)

const languagesIn = (said: string): string[] => [
  ...new Set(
    said
      .toLowerCase()
      .split(/[;,|/]/)
      .flatMap((word) => codesByName.get(word.trim()) ?? (/^[a-z]{2,3}$/.test(word.trim()) ? [word.trim()] : []))
      .slice(0, 10),
  ),
]
