/** Why a playlist cannot be copied: it has no end, or its keys are not for us. */
export type PlaylistProblem = 'live' | 'protected'

/** A playlist, every address in it made absolute (RFC 8216). */
export interface Playlist {
  /** The lists of a master playlist that are copied, or the files of a list; each once, in their order. */
  addresses: readonly string[]
  isMaster: boolean
  problem: PlaylistProblem | null
  /** The text with other addresses in it. */
  rewritten: (nameOf: (address: string) => string) => string
}

const uriIn = /(URI=")([^"]*)(")/
/** Kinds of lists that a copy does without: pictures for seeking, which are as large as the film. */
const leftOut = /^#EXT-X-I-FRAME-STREAM-INF:/

/**
 * Reads a playlist; `absolute` completes the addresses in it. Of a master playlist only the largest variant of at most `maxHeight` lines is taken, with the voices and subtitles that
 * belong to it.
 */
export function readPlaylist(text: string, absolute: (address: string) => string, maxHeight: number): Playlist {
  const lines = text.split(/\r?\n/)
  const isMaster = lines.some((line) => line.startsWith('#EXT-X-STREAM-INF:'))
  const kept = isMaster ? oneVariant(lines, maxHeight) : lines
  const addresses = kept.flatMap((line) => {
    if (line.startsWith('#')) return uriIn.exec(line)?.[2] ?? []
    return line.trim() === '' ? [] : line
  })
  return {
    addresses: [...new Set(addresses.map(absolute))],
    isMaster,
    problem: isMaster ? null : problemOf(lines),
    rewritten: (nameOf) =>
      kept
        .map((line) => {
          if (line.startsWith('#'))
            return line.replace(
              uriIn,
              (_, before: string, address: string, after: string) => `${before}${nameOf(absolute(address))}${after}`,
            )
          return line.trim() === '' ? line : nameOf(absolute(line))
        })
        .join('\n'),
  }
}

/** A list without an end goes on for ever; of the ways to encrypt only the plain one needs nobody's permission. */
function problemOf(lines: readonly string[]): PlaylistProblem | null {
  if (!lines.some((line) => line.startsWith('#EXT-X-ENDLIST'))) return 'live'
  const methods = lines.filter((line) => line.startsWith('#EXT-X-KEY:')).map((line) => attribute(line, 'METHOD'))
  return methods.every((method) => method === 'NONE' || method === 'AES-128') ? null : 'protected'
}

interface Variant {
  /** The line that describes it; its address is the next one. */
  at: number
  bandwidth: number
  height: number
}

/** The lines of a master playlist without the other variants, and without the voices and subtitles that only those have. */
function oneVariant(lines: readonly string[], maxHeight: number): string[] {
  const variants = lines.flatMap((line, at): Variant[] => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const [, height = '0'] = attribute(line, 'RESOLUTION').split('x')
    return [{ at, bandwidth: Number(attribute(line, 'BANDWIDTH')), height: Number(height) }]
  })
  const bySize = variants.toSorted((a, b) => b.bandwidth - a.bandwidth)
  const chosen = bySize.find(({ height }) => height <= maxHeight) ?? bySize.at(-1)
  const groups = new Set(['AUDIO', 'SUBTITLES', 'VIDEO'].map((kind) => attribute(lines[chosen?.at ?? -1] ?? '', kind)))
  const others = new Set(variants.filter(({ at }) => at !== chosen?.at).flatMap(({ at }) => [at, at + 1]))
  return lines.filter((line, at) => {
    if (others.has(at) || leftOut.test(line)) return false
    return !line.startsWith('#EXT-X-MEDIA:') || groups.has(attribute(line, 'GROUP-ID'))
  })
}

/** An attribute of a line, without its quotes; empty where the line does not have it. */
function attribute(line: string, name: string): string {
  const [, value = ''] = new RegExp(`[:,]${name}=("[^"]*"|[^,]*)`).exec(line) ?? []
  return value.replaceAll('"', '')
}
