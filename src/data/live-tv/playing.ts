import type { ChannelStream } from '#contract/live-tv.ts'
import { nowMs } from '#data/today.ts'
import { downloadedBook } from '#data/audiobooks/copies.ts'
import { downloadedStream } from '#data/watching/downloads/downloads.ts'
import { type Channel, isChapter, type LoopChapter, type LoopFilm, type LoopItem } from '#domain/live-tv/channel.ts'
import { type Slot, slotAt } from '#domain/live-tv/schedule.ts'
import { verdictFor } from '#domain/live-tv/verdict.ts'
import { isHostThere } from '#remote/stream-files.ts'
import { connectivity } from '#state/connectivity.ts'
import { learn } from '#state/live-tv.ts'

/** What a channel that plays by the clock has on at this moment; undefined for all others. */
export const currentSlot = (channel: Channel): Slot<LoopItem> | undefined => slotAt(channel, nowMs())

/** How that is played: its copy on this device, where it is a copy of the same cut or reading, else from the network. Never rejects. */
export const loopStreams = (item: LoopItem): Promise<readonly ChannelStream[]> =>
  isChapter(item) ? chapterStreams(item) : filmStreams(item)

async function chapterStreams({ book, number, seconds, url }: LoopChapter): Promise<readonly ChannelStream[]> {
  const copied = (await downloadedBook(book.id))?.chapters.find((chapter) => chapter.number === number && chapter.seconds === seconds)
  return [...(copied ? [copied] : []), { url }].map((file) => ({ delivery: 'file', url: file.url }))
}

async function filmStreams({ watchable, streams }: LoopFilm): Promise<readonly ChannelStream[]> {
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
