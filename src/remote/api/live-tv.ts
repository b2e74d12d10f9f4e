import { channelCategories, type ChannelStream } from '#contract/live-tv.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Channel, LoopFilm, Programme } from '#domain/live-tv/channel.ts'
import { grouped } from '#domain/grouped.ts'
import type { Query } from '../tmdb/query.ts'
import { type Fields, label, labels, listOf, number, record, text, webAddress } from '../tmdb/readers.ts'

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
  const [watchable, seconds, licence] = [text(entry['watchable']), number(entry['seconds']), record(entry['licence'])]
  const titles = Object.fromEntries(
    Object.entries(record(entry['titles'])).flatMap(([language, title]) => (label(title) ? [[language, label(title)]] : [])),
  )
  const streams = listOf(entry['streams'], (stream) => {
    const [id, read] = [text(stream['id']), readStream(stream)]
    return id === '' || read === null ? null : { id, ...read }
  })
  const under = { name: label(licence['name']), url: webAddress(licence['url']), attribution: label(licence['attribution']) }
  const isWhole = /^movie:\d{1,10}$/.test(watchable) && seconds >= 1 && seconds <= 100_000 && streams.length > 0
  // What may be shown only with its licence is not shown without it.
  return isWhole && Object.keys(titles).length > 0 && under.url !== '' ? { watchable, titles, seconds, streams, licence: under } : null
}

function readProgramme(entry: Fields): { channel: string; programme: Programme } | null {
  const [channel, title] = [text(entry['channel']), label(entry['title'])]
  const [start, stop] = [Date.parse(text(entry['start'])), Date.parse(text(entry['stop']))]
  if (channel === '' || title === '' || !(start < stop)) return null
  return {
    channel,
    programme: { start, stop, title, description: text(entry['description']), category: label(entry['category']), film: null },
  }
}

/** A path of our own server. */
const ownPath = (value: unknown): string => (/^\/(?!\/)\S+$/.test(text(value)) ? text(value) : '')
