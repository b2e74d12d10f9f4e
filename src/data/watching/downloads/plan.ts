import type { Stream } from '#contract/streams.ts'
import { type DownloadFile, offlineAddress } from '#domain/watching/download.ts'
import { type PlaylistProblem, readPlaylist } from '#domain/watching/playlist.ts'
import { downloading } from '#product/downloads.ts'
import { fetchText } from '#remote/download-file.ts'

/** What a copy consists of. */
export interface Plan {
  files: DownloadFile[]
  /** The files that are here already, by their place: playlists whose addresses are those of the copy. */
  texts: Map<number, string>
  /** What is played then. */
  stream: Stream
}

/** A file of which nothing is here yet. */
export const fileOf = (url: string, type: string): DownloadFile => ({ url, type, bytes: null, received: 0, version: null })

/** Finds out what a copy of a stream needs, by the key it will have. Rejects with `FileRefused`, or with what the browser says where nobody answers. */
export async function planDownload(key: string, stream: Stream): Promise<Plan | PlaylistProblem> {
  const files: DownloadFile[] = []
  const texts = new Map<number, string>()
  if (stream.delivery === 'file') files.push(fileOf(absolute(stream.url), stream.mime ?? 'video/mp4'))
  else {
    const problem = await addPlaylists(key, absolute(stream.url), files, texts)
    if (problem !== null) return problem
  }
  const subtitles = stream.subtitles.map((subtitle) => {
    files.push(fileOf(absolute(subtitle.url), 'text/vtt'))
    return { ...subtitle, url: offlineAddress(key, files.length - 1) }
  })
  return { files, texts, stream: { ...stream, url: offlineAddress(key, 0), subtitles } }
}

export const absolute = (url: string): string => new URL(url, location.href).href

/** By which a file of a copy is known as a playlist, whose addresses are those of the copy. */
export const playlistType = 'application/vnd.apple.mpegurl'

/** Adds a playlist, and after it whatever it names; each address once, at the place it was first met. */
async function addPlaylists(
  key: string,
  first: string,
  files: DownloadFile[],
  texts: Map<number, string>,
): Promise<PlaylistProblem | null> {
  const lists = new Set([first])
  const placeOf = (address: string): number => {
    const known = files.findIndex(({ url }) => url === address)
    return known >= 0 ? known : files.push(fileOf(address, lists.has(address) ? playlistType : 'application/octet-stream')) - 1
  }
  for (const address of lists) {
    const list = readPlaylist(await fetchText(address), (name) => new URL(name, address).href, downloading.maxHeight)
    if (list.problem !== null) return list.problem
    if (list.isMaster) for (const each of list.addresses) lists.add(each)
    const place = placeOf(address)
    texts.set(
      place,
      list.rewritten((name) => offlineAddress(key, placeOf(name))),
    )
  }
  for (const [place, text] of texts) {
    const { length: bytes } = new TextEncoder().encode(text)
    const file = files[place]
    if (file) files[place] = { ...file, bytes, received: bytes }
  }
  return null
}
