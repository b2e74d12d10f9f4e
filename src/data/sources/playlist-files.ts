import { decodeText } from '#domain/sources/decode-text.ts'
import { readPlaylist } from '#domain/sources/playlist.ts'
import { fileAddressOf, isFromFile, type Source, sourcesFor } from '#domain/sources/source.ts'
import { deviceClock, randomText } from '#platform/clock.ts'
import { chooseFiles } from '#platform/local-files.ts'
import { playlistLimits, sourceAddresses } from '#product/sources.ts'
import { askSource, type SourceAnswer } from '#remote/sources/ask.ts'
import { changeSources, knownSources, sourceCache, sourceOwner } from './records.ts'

/** Why a file is not added. */
export type PlaylistFileProblem = 'no-playlist' | 'too-large' | 'too-many' | 'known' | 'full'

/** Lets the person choose a playlist among the files of this device, and adds it; undefined when they leave it at that. Never rejects. */
export async function choosePlaylistFile(): Promise<PlaylistFileProblem | null | undefined> {
  const [chosen] = await chooseFiles({ 'audio/x-mpegurl': ['.m3u', '.m3u8'] })
  return chosen === undefined ? undefined : addPlaylistFile(chosen.file)
}

/** Keeps a copy of a playlist on this device, as one more source. Never rejects. */
export async function addPlaylistFile(file: File): Promise<PlaylistFileProblem | null> {
  if (file.size > playlistLimits.bytes) return 'too-large'
  const bytes = await file.arrayBuffer().catch(() => undefined)
  const text = bytes === undefined ? '' : decodeText(new Uint8Array(bytes))
  const entries = readPlaylist(text)
  if (entries === null) return 'no-playlist'
  if (entries.length > playlistLimits.entries) return 'too-many'
  const [id, owner, address] = [randomText(), sourceOwner(), fileAddressOf(file.name)]
  if (sourcesFor(await knownSources(), owner).some((known) => known.address === address)) return 'known'
  const added: Source = {
    id,
    owner,
    kind: 'playlist',
    name: file.name,
    address,
    of: null,
    isOn: true,
    addedAt: deviceClock.now(),
    access: null,
    alsoAllowed: [],
  }
  try {
    await sourceCache.putRecord(sourceAddresses.files + id, text)
    await changeSources((list) => [...list, added])
    return null
  } catch {
    await sourceCache.remove(sourceAddresses.files + id).catch(() => undefined)
    return 'full'
  }
}

/** What a playlist says: the copy of its file, else what its address answers. `isWanted`: somebody waits for it. */
export async function playlistText(source: Source, { isWanted = false } = {}): Promise<SourceAnswer<unknown>> {
  if (!isFromFile(source)) return askSource(source.address, { isText: true, isWanted })
  return { ok: true, value: await sourceCache.record(sourceAddresses.files + source.id).catch(() => undefined) }
}
