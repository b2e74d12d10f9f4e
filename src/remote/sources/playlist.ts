import type { Channel } from '#domain/live-tv/channel.ts'
import { channelsIn } from '#domain/live-tv/playlist-channels.ts'
import { readPlaylist } from '#domain/sources/playlist.ts'
import { countReasons, type Found, type LeftOut, type LeftOutReason, type Source } from '#domain/sources/source.ts'
import { label } from '#remote/tmdb/readers.ts'
import { isPlayable, isSecure } from './address.ts'
import { readAnswer, type SourceAnswer } from './ask.ts'

/** What a playlist holds that a page can play, by its address, and how much of the rest was left out, by reason. */
export interface PlaylistFilms {
  films: (Found & { group: string })[]
  leftOut: LeftOut[]
}

/** The films of what a playlist in the extended M3U form answered; `unreadable` where something else is there. */
export const playlistFilms = ({ address }: Pick<Source, 'address'>, answer: SourceAnswer<unknown>): SourceAnswer<PlaylistFilms> =>
  readAnswer(answer, (value) => readFilms(address, value))

/**
 * The channels of what it answered: what has no length. Also those that come unencrypted, which play in other programs; logos of others are not asked
 * for. `unreadable` where something else is there.
 */
export function playlistChannels(
  { id, name, address }: Pick<Source, 'id' | 'name' | 'address'>,
  answer: SourceAnswer<unknown>,
): SourceAnswer<Channel[]> {
  return readAnswer(answer, (value) => {
    const entries = typeof value === 'string' ? readPlaylist(value) : null
    if (entries === null) return null
    const { channels } = channelsIn(
      entries.filter(({ hasLength }) => !hasLength),
      { key: address, name, homepage: null, addressOf: (said) => webAddressIn(address, said) },
    )
    return channels.map(({ picture: _picture, guideId: _guideId, guideName: _guideName, ...channel }) => ({
      ...channel,
      logo: null,
      films: [],
      books: [],
      guidePage: null,
      ownSource: id,
    }))
  })
}

function webAddressIn(base: string, address: string): string | null {
  if (!URL.canParse(address, base)) return null
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

function readFilms(base: string, value: unknown): PlaylistFilms | null {
  const entries = typeof value === 'string' ? readPlaylist(value) : null
  if (entries === null) return null
  const read = entries.map(({ name, address, group }) => {
    const where = addressIn(base, address)
    return typeof where === 'string' ? where : { id: where.href, name: label(name), group: label(group) }
  })
  const reasons = read.filter((one) => typeof one === 'string')
  return { films: read.filter((one) => typeof one === 'object'), leftOut: countReasons(reasons) }
}

function addressIn(base: string, address: string): URL | LeftOutReason {
  if (/^magnet:/i.test(address)) return 'peer-to-peer'
  if (!URL.canParse(address, base)) return 'unplayable'
  const url = new URL(address, base)
  if (!/^https?:$/.test(url.protocol) || !isPlayable(url)) return 'unplayable'
  return isSecure(url) ? url : 'insecure'
}
