/** One thing in a playlist: what it is called, where it is, and what it is listed under. What is not said is empty. */
export interface PlaylistEntry {
  name: string
  /** As it stands there; it may be relative to the playlist. */
  address: string
  group: string
  /** Of the address, from 1. */
  line: number
  /** It has a length, as films do; channels have none. */
  hasLength: boolean
  /** Its id in a guide, and what it is called there. */
  guideId: string
  guideName: string
  logo: string
  isRadio: boolean
  /** Its place, from 1; null where none is said. */
  number: number | null
  country: string
  language: string
}

const nothing: Omit<PlaylistEntry, 'address' | 'line'> = {
  name: '',
  group: '',
  hasLength: false,
  guideId: '',
  guideName: '',
  logo: '',
  isRadio: false,
  number: null,
  country: '',
  language: '',
}

/** Marks of a playlist whose parts make one film (RFC 8216). */
const partsOfOne = /^#EXT-X-(?:TARGETDURATION|STREAM-INF|MEDIA|VERSION|PLAYLIST-TYPE|ENDLIST)/m

/**
 * Reads a playlist of films or channels in the extended M3U form: a line of `#EXTINF` names the address that follows it, attributes stand
 * before the first comma outside of quotes. Null where the text is none: a web page, or an HLS playlist, which is one film in parts.
 */
export function readPlaylist(text: string): PlaylistEntry[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!isBegun(lines) || partsOfOne.test(text)) return null
  const entries: PlaylistEntry[] = []
  let head = nothing
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    if (line.startsWith('#EXTINF:')) head = { ...readHead(line), ...(head.group !== '' && { group: head.group }) }
    else if (line.startsWith('#EXTGRP:')) head = { ...head, group: line.slice('#EXTGRP:'.length).trim() }
    else if (line !== '' && !line.startsWith('#')) {
      // What follows a bar is for one player alone: `https://…|User-Agent=…`.
      const address = line.replace(/\|[\w-]+=.*$/, '')
      entries.push({ ...head, name: head.name || head.guideName || address, address, line: index + 1 })
      head = nothing
    }
  }
  return entries
}

/** Blank lines may stand before the first one. */
const isBegun = (lines: readonly string[]): boolean =>
  lines
    .find((line) => line.trim() !== '')
    ?.trim()
    .startsWith('#EXTM3U') === true

/** `#EXTINF:-1 tvg-logo="a,b" group-title="Films",Nosferatu (1922)` */
function readHead(line: string): typeof nothing {
  const bare = line.includes('"') ? line.replaceAll(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length)) : line
  const comma = bare.indexOf(',')
  const said = attributesOf(comma === -1 ? line : line.slice(0, comma))
  const number = Number(said.get('tvg-chno') ?? said.get('channel-number') ?? '')
  return {
    name: comma === -1 ? '' : line.slice(comma + 1).trim(),
    group: said.get('group-title') ?? '',
    hasLength: Number(/^#EXTINF:\s*(-?[\d.]+)/.exec(line)?.[1]) > 0,
    guideId: said.get('tvg-id') ?? '',
    guideName: said.get('tvg-name') ?? '',
    logo: said.get('tvg-logo') ?? said.get('logo') ?? '',
    isRadio: /^(?:true|1|yes)$/i.test(said.get('radio') ?? ''),
    number: Number.isInteger(number) && number > 0 ? number : null,
    country: said.get('tvg-country') ?? '',
    language: said.get('tvg-language') ?? '',
  }
}

/** With quotes or without them. */
const attributesOf = (head: string): Map<string, string> =>
  new Map(
    [...head.matchAll(/([a-z][\w-]*)=(?:"([^"]*)"|([^\s"]+))/gi)].map(([, name = '', quoted, bare]) => [
      name.toLowerCase(),
      (quoted ?? bare ?? '').trim(),
    ]),
  )
