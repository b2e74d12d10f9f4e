import { useEffect, useMemo } from 'react'
import { ref, useSnapshot } from 'valtio'
import { playlistText } from '#data/sources/playlist-files.ts'
import { sourceCache } from '#data/sources/records.ts'
import { useSources } from '#data/sources/sources.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import type { Source } from '#domain/sources/source.ts'
import { deviceClock } from '#platform/clock.ts'
import { liveTv as behaviour } from '#product/live-tv.ts'
import { sourceAddresses } from '#product/sources.ts'
import { playlistChannels } from '#remote/sources/playlist.ts'
import { liveTv } from '#state/live-tv.ts'

const none: readonly Channel[] = []

/** The channels of the person's own playlists, in the order in which those were added; undefined before the playlists are known. */
export function useOwnChannels(): readonly Channel[] | undefined {
  const playlists = useSources()?.filter(({ kind, isOn }) => kind === 'playlist' && isOn)
  const { own } = useSnapshot(liveTv)
  const ids = playlists?.map(({ id }) => id).join(' ')
  useEffect(() => {
    for (const playlist of playlists ?? []) void readChannels(playlist)
    // The ids say which they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids])
  return useMemo(() => (ids === undefined ? undefined : ids.split(' ').flatMap((id) => own.get(id) ?? none)), [ids, own])
}

/** What is kept of a playlist's channels, for when its host does not answer. */
interface Kept {
  channels: readonly Channel[]
  /** Epoch ms. */
  readAt: number
}

/** What is stored under an address of ours was written here. */
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'channels' in value && 'readAt' in value

const reading = new Set<string>()

/** Shows what is kept of a playlist, and reads it again where that is old. Never rejects. */
async function readChannels(source: Source): Promise<void> {
  if (reading.has(source.id)) return
  reading.add(source.id)
  const address = sourceAddresses.channels + source.id
  const kept = await sourceCache.record(address).catch(() => undefined)
  if (isKept(kept)) show(source, kept.channels)
  if (!isKept(kept) || deviceClock.now() - kept.readAt > behaviour.playlistFreshMs) {
    const answer = playlistChannels(source, await playlistText(source))
    if (answer.ok) {
      show(source, answer.value)
      await sourceCache.putRecord(address, { channels: answer.value, readAt: deviceClock.now() } satisfies Kept).catch(() => undefined)
    }
  }
  reading.delete(source.id)
}

function show({ id }: Source, channels: readonly Channel[]): void {
  liveTv.own = ref(new Map([...liveTv.own, [id, channels]]))
}
