import { proxy, ref } from 'valtio'
import type { Channel } from '#domain/live-tv/channel.ts'
import type { Verdict } from '#domain/live-tv/verdict.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { liveTv as behaviour } from '#product/live-tv.ts'

/** Of live television on this device: what it shows and what it has learned. `own` are the channels of the person's own playlists, by source. */
export const liveTv = proxy({
  isAdultShown: storage.read(storageKeys.adultChannels) === 'shown',
  learned: readVerdicts(),
  own: ref<ReadonlyMap<string, readonly Channel[]>>(new Map()),
  /** The channel before the one that is watched, in this tab. */
  before: '',
})

export function showAdult(isShown: boolean): void {
  liveTv.isAdultShown = isShown
  if (isShown) storage.write(storageKeys.adultChannels, 'shown')
  else storage.remove(storageKeys.adultChannels)
}

/** Remembers what became of playing a channel; of very many those that were played last. */
export function learn(channel: string, verdict: Verdict): void {
  if (liveTv.learned[channel] === verdict) return
  const { [channel]: _before, ...others } = liveTv.learned
  liveTv.learned = Object.fromEntries([...Object.entries(others), [channel, verdict] as const].slice(-behaviour.learnedChannels))
  storage.write(storageKeys.channelVerdicts, JSON.stringify(liveTv.learned))
}

/** Local storage may hold anything. */
function readVerdicts(): Readonly<Record<string, Verdict>> {
  const verdicts = ['plays', 'elsewhere', 'dead'] as const
  try {
    const kept: unknown = JSON.parse(storage.read(storageKeys.channelVerdicts) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept)).flatMap(([id, said]) => {
        const verdict = verdicts.find((known) => known === said)
        return verdict === undefined ? [] : [[id, verdict] as const]
      }),
    )
  } catch {
    return {}
  }
}
