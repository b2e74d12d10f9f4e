import { channelCategories, type ChannelStream } from '#contract/live-tv.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Licence } from '#contract/streams.ts'
import type { Channel, LoopBook, LoopFilm, Programme } from '#domain/live-tv/channel.ts'
import { lengthOfAll } from '#domain/live-tv/schedule.ts'
import { grouped } from '#domain/grouped.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, label, labels, list, listOf, number, record, text, webAddress } from '../tmdb/readers.ts'

/** Every channel our server knows. */
export const channelsQuery: Query<readonly Channel[]> = {
  path: `/api${endpoints.channels.path}`,
  params: {},
  read: (body) => (Array.isArray(record(body)['channels']) ? listOf(record(body)['channels'], readChannel) : null),
}

/** A page of the guide for a stretch of time: programmes by the ids of their channels, in the order of their beginning. */
export const guideQuery = (page: number, slot: number): Query<ReadonlyMap<string, readonly Programme[]>> => ({
  path: `/api${endpoints.guide.path.replace(':page', String(page)).replace(':slot', String(slot))}`,
  params: {},
  read(body) {
    if (!Array.isArray(record(body)['programmes'])) return null
    const programmes = listOf(record(body)['programmes'], readProgramme)
    return new Map(
      grouped(programmes, ({ channel }) => channel).map((ofOne) => [ofOne[0].channel, ofOne.map(({ programme }) => programme)]),
    )
  },
})

function readChannel(entry: Fields): Channel | null {
  const [id, name] = [text(entry['id']), label(entry['name'])]
  if (!/^[a-z0-9-]{1,60}$/.test(id) || name === '') return null
  return {
    id,
    name,
    logo: ownPath(entry['logo']) || null,
    category: channelCategories.find((known) => known === entry['category']) ?? 'uncategorized',
    country: text(entry['country']) || null,
    languages: labels(entry['languages']),
    isRadio: entry['is_radio'] === true,
    number: number(entry['number']) || null,
    streams: listOf(entry['streams'], readStream),
    films: listOf(entry['films'], readFilm),
    books: listOf(entry['books'], readBook),
    source: label(entry['source']),
    homepage: webAddress(entry['homepage']) || null,
    guidePage: typeof entry['guide_page'] === 'number' ? entry['guide_page'] : null,
    ownSource: null,
  }
}

const deliveries = ['file', 'hls', 'dash'] as const

function readStream({ delivery, url }: Fields): ChannelStream | null {
  const [how, where] = [deliveries.find((known) => known === delivery), ownPath(url) || webAddress(url)]
  return how === undefined || where === '' ? null : { delivery: how, url: where }
}

function readFilm(entry: Fields): LoopFilm | null {
  const [watchable, seconds, licence] = [text(entry['watchable']), number(entry['seconds']), readLicence(entry['licence'])]
  const titles = Object.fromEntries(
    Object.entries(record(entry['titles'])).flatMap(([language, title]) => (label(title) ? [[language, label(title)]] : [])),
  )
  const streams = listOf(entry['streams'], (stream) => {
    const [id, read] = [text(stream['id']), readStream(stream)]
    return id === '' || read === null ? null : { id, ...read }
  })
  const isWhole = /^movie:\d{1,10}$/.test(watchable) && seconds >= 1 && seconds <= 100_000 && streams.length > 0
  return isWhole && Object.keys(titles).length > 0 && licence ? { watchable, titles, seconds, streams, licence } : null
}

function readBook(entry: Fields): LoopBook | null {
  const [id, title, licence] = [text(entry['id']), label(entry['title']), readLicence(entry['licence'])]
  const listed = list(entry['chapters'])
  const chapters = listOf(listed, (chapter) => {
    const [number_, seconds, url] = [
      number(chapter['number']),
      number(chapter['seconds']),
      ownPath(chapter['url']) || webAddress(chapter['url']),
    ]
    return number_ >= 1 && seconds >= 1 && seconds <= 100_000 && url !== ''
      ? { number: number_, title: label(chapter['title']), seconds, url }
      : null
  })
  // Without one of its chapters everything after it would come at another time than for everybody else.
  const isWhole = id !== '' && title !== '' && chapters.length > 0 && chapters.length === listed.length
  if (!isWhole || !licence) return null
  const [authors, language, picture] = [labels(entry['authors']), text(entry['language']) || null, ownPath(entry['picture']) || null]
  return { id, title, authors, language, picture, seconds: lengthOfAll(chapters), chapters, licence }
}

/** What may be shown only with its licence is not shown without it. */
function readLicence(value: unknown): Licence | null {
  const { name, url, attribution } = record(value)
  return webAddress(url) === '' ? null : { name: label(name), url: webAddress(url), attribution: label(attribution) }
}

function readProgramme(entry: Fields): { channel: string; programme: Programme } | null {
  const [channel, title] = [text(entry['channel']), label(entry['title'])]
  const [start, stop] = [Date.parse(text(entry['start'])), Date.parse(text(entry['stop']))]
  if (channel === '' || title === '' || !(start < stop)) return null
  return {
    channel,
    programme: { start, stop, title, description: text(entry['description']), category: label(entry['category']), item: null },
  }
}

/** A path of our own server; empty for anything else. */
export const ownPath = (value: unknown): string => (/^\/(?!\/)\S+$/.test(text(value)) ? text(value) : '')
