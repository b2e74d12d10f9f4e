import { channelsIn, type ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { readPlaylist } from '#domain/sources/playlist.ts'
import { playlistLimits } from '#product/sources.ts'
import { type SourceReader, UnreadableSource } from '../catalogue/source-reader.ts'
import { readText } from '../catalogue/text.ts'

/** Channels of a playlist in the extended M3U form (`#EXTINF` with the attributes `tvg-*`, `group-title` and `radio`). */
export const playlistReader: SourceReader<ListedChannel> = {
  limits: { bytes: playlistLimits.bytes, ms: 60_000 },
  async read(body, { name, from, homepage }) {
    const entries = readPlaylist(await readText(body))
    if (entries === null)
      throw new UnreadableSource('This is no playlist of channels: line 1 is not #EXTM3U, or it is one stream in parts.')
    if (entries.length > playlistLimits.entries)
      throw new UnreadableSource(`This playlist lists ${entries.length} channels; ${playlistLimits.entries} are the most.`)
    // A file of the operator's has no address that others could be relative to.
    const base = /^https?:/i.test(from) ? from : undefined
    const { channels, leftOut } = channelsIn(entries, { key: name, name, homepage, addressOf: (address) => webAddress(address, base) })
    return { items: channels, problems: leftOut }
  },
}

function webAddress(address: string, base: string | undefined): string | null {
  if (!URL.canParse(address, base)) return null
  const { protocol, href } = new URL(address, base)
  return /^https?:$/.test(protocol) && href.length <= 2000 ? href : null
}
