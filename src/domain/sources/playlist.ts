/** One thing in a playlist: what it is called, where it is, and what it is listed under. */
export interface PlaylistEntry {
  name: string
  /** As it stands there; it may be relative to the playlist. */
  address: string
  /** Empty where there is none. */
  group: string
}

/**
 * Reads a playlist of films or channels in the extended M3U form: a line of `#EXTINF` names the address that follows it, attributes stand
 * before the last comma outside of quotes. Null where the text is none: a web page, or an HLS playlist, which is one film in parts (RFC 8216).
 */
export function readPlaylist(text: string): PlaylistEntry[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines[0]?.trim().startsWith('#EXTM3U') !== true || /^#EXT-X-/m.test(text)) return null
  const entries: PlaylistEntry[] = []
  let head = { name: '', group: '' }
  for (const line of lines.map((each) => each.trim())) {
    if (line.startsWith('#EXTINF:')) head = readHead(line)
    else if (line.startsWith('#EXTGRP:')) head = { ...head, group: line.slice('#EXTGRP:'.length).trim() }
    else if (line !== '' && !line.startsWith('#')) {
      entries.push({ ...head, name: head.name || line, address: line })
      head = { name: '', group: '' }
    }
  }
  return entries
}

/** `#EXTINF:-1 tvg-logo="a,b" group-title="Films",Nosferatu (1922)` */
function readHead(line: string): { name: string; group: string } {
  const bare = line.replaceAll(/"[^"]*"/g, (quoted) => '_'.repeat(quoted.length))
  const comma = bare.indexOf(',')
  return {
    name: comma === -1 ? '' : line.slice(comma + 1).trim(),
    group: /\bgroup-title="([^"]*)"/i.exec(line)?.[1]?.trim() ?? '',
  }
}
