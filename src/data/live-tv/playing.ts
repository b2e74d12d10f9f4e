import type { ChannelStream } from '#contract/live-tv.ts'
import { nowMs } from '#data/today.ts'
import { downloadedStream } from '#data/watching/downloads/downloads.ts'
import type { Channel, LoopFilm } from '#domain/live-tv/channel.ts'
import { type Slot, slotAt } from '#domain/live-tv/schedule.ts'
import { verdictFor } from '#domain/live-tv/verdict.ts'
import { isHostThere } from '#remote/stream-files.ts'
import { connectivity } from '#state/connectivity.ts'
import { learn } from '#state/live-tv.ts'

/** What a channel of films shows at this moment; undefined for all others. */
export const currentSlot = ({ id, films }: Channel): Slot<LoopFilm> | undefined => slotAt(id, films, nowMs())

/** How a film of a channel is played: its copy on this device, where it is a copy of the same cut, else from the network. Never rejects. */
export async function filmStreams({ watchable, streams }: LoopFilm): Promise<readonly ChannelStream[]> {
  const id = Number(watchable.split(':')[1])
  const copy = await downloadedStream({ media_type: 'movie', media_id: id, season: null, episode: null })
  return copy !== undefined && streams.some((stream) => stream.id === copy.id)
    ? [{ delivery: copy.delivery, url: copy.url }, ...streams]
    : streams
}

/** Remembers that a channel plays here. */
export const learnPlays = (channel: string): void => learn(channel, 'plays')

/** Remembers why the last stream of a channel did not play. Without a network nothing is learned. Never rejects. */
export async function learnFailure(channel: string, url: string, failure: Parameters<typeof verdictFor>[0]): Promise<void> {
  const isThere = failure === 'unreachable' && (await isHostThere(url))
  if (connectivity.state === 'offline') return
  learn(channel, verdictFor(failure, isThere))
}
