import { useCallback, useEffect, useState } from 'react'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { downloadedStream } from './downloads/downloads.ts'
import { callApi } from '#data/engine.ts'
import { deviceClock } from '#platform/clock.ts'
import { streamStatus } from '#remote/stream-status.ts'

/** What can be played of a movie or an episode; `unreachable` when nobody could be asked. */
export type StreamsAnswer = { kind: 'known'; streams: readonly Stream[] } | { kind: 'unreachable' }

const keptMs = 300_000
const asked = new Map<string, { at: number; answer: Promise<StreamsAnswer> }>()

/** The copy on this device, for which nobody is asked; else what others know, asked once for a while. What failed is asked again. Never rejects. */
export async function streamsOf(ref: WatchableRef): Promise<StreamsAnswer> {
  const own = await downloadedStream(ref)
  if (own !== undefined) return { kind: 'known', streams: [own] }
  const key = watchableKey(ref)
  const known = asked.get(key)
  if (known && deviceClock.now() - known.at < keptMs) return known.answer
  const answer = ask(key)
  asked.set(key, { at: deviceClock.now(), answer })
  return answer
}

async function ask(key: string): Promise<StreamsAnswer> {
  const result = await callApi('streams', { params: { watchable: key } })
  if (result.ok) return { kind: 'known', streams: result.value.streams }
  asked.delete(key)
  return { kind: 'unreachable' }
}

/** The same for a screen: undefined while it is asked for, and how to ask again. */
export function useStreams(ref: WatchableRef): { answer: StreamsAnswer | undefined; retry: () => void } {
  const key = watchableKey(ref)
  const [got, setGot] = useState<{ key: string; answer: StreamsAnswer }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    void streamsOf(ref).then((answer) => isWanted && setGot({ key, answer }))
    return () => {
      isWanted = false
    }
    // The key says all of what it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries])
  const retry = useCallback(() => {
    setGot(undefined)
    setTries((count) => count + 1)
  }, [])
  return { answer: got?.key === key ? got.answer : undefined, retry }
}

/** The HTTP status of a stream's file; null when its host does not answer. An element only says that it could not have it. */
export const statusOf = (url: string): Promise<number | null> => streamStatus(url)
