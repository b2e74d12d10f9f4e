import { useCallback, useEffect, useState } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { readPreference } from '#data/account/preferences.ts'
import { callApi } from '#data/engine.ts'
import { ownFileStream, useOwnFile } from '#data/sources/own-files.ts'
import { hasOwnSources, ownStreams, type OwnStreams, type SourceNote } from '#data/sources/streams.ts'
import { inPreferredOrder } from '#domain/watching/stream-order.ts'
import { deviceClock, pause } from '#platform/clock.ts'
import { askingSources } from '#product/sources.ts'
import { streamStatus, streamSubtitles } from '#remote/stream-files.ts'
import { sources } from '#state/sources.ts'
import { downloadedStream } from './downloads/downloads.ts'

export type { SourceNote }

/** What can be played of a movie or an episode, the likeliest first; `unreachable` when nobody knew of any and somebody could not be asked. */
export type StreamsAnswer =
  | { kind: 'known'; streams: readonly Stream[]; notes: readonly SourceNote[] }
  | { kind: 'unreachable'; notes: readonly SourceNote[] }

const keptMs = 300_000

/** Asks once for a while and for all who want to know; what failed is asked again. */
function remembered<T>(ask: (ref: WatchableRef) => Promise<T>, hasFailed: (answer: T) => boolean) {
  const asked = new Map<string, { at: number; answer: Promise<T> }>()
  return {
    ask(ref: WatchableRef): Promise<T> {
      const key = watchableKey(ref)
      const known = asked.get(key)
      if (known && deviceClock.now() - known.at < keptMs) return known.answer
      const answer = ask(ref).then((said) => {
        if (hasFailed(said)) asked.delete(key)
        return said
      })
      asked.set(key, { at: deviceClock.now(), answer })
      return answer
    },
    forget: () => asked.clear(),
  }
}

/** What comes with Matinee; null when its server could not be asked. */
const builtInStreams = remembered(
  async (ref): Promise<readonly Stream[] | null> => {
    const result = await callApi('streams', { params: { watchable: watchableKey(ref) } })
    return result.ok ? result.value.streams : null
  },
  (streams) => streams === null,
)

const streamsOfOwn = remembered(ownStreams, ({ notes }) => notes.some((note) => 'problem' in note))
let wereKnown = false
subscribe(sources, () => {
  // That they were read for the first time changes nothing.
  if (wereKnown) streamsOfOwn.forget()
  wereKnown = true
})

const nothingOwn: OwnStreams = { groups: [], notes: [] }

/**
 * Tells what can be played, and again when more is known: the copy on this device, for which nobody is asked; else a file of theirs, what the person's own
 * sources have, then what comes with Matinee, unless they prefer another order. All are asked at once. The first who has something may be played; the person's own
 * come first where they answer within two seconds. Never rejects.
 */
export async function findStreams(ref: WatchableRef, found: (answer: StreamsAnswer) => void): Promise<void> {
  const copy = await downloadedStream(ref)
  if (copy !== undefined) return found({ kind: 'known', streams: [copy], notes: [] })
  const file = await ownFileStream(ref)
  const preferred = await readPreference('preferredSource')
  let own: OwnStreams | undefined = (await hasOwnSources()) ? undefined : nothingOwn
  let builtIn: readonly Stream[] | null | undefined
  let isOwnLate = false
  const tell = (): void => {
    const groups = [...(own?.groups ?? []), { kind: 'built-in', streams: builtIn ?? [] } as const]
    const streams = [...(file ? [file] : []), ...inPreferredOrder(groups, preferred)]
    const notes = own?.notes ?? []
    const isComplete = own !== undefined && builtIn !== undefined
    const isEnough = streams.length > 0 && (file !== undefined || own !== undefined || isOwnLate || preferred === 'built-in')
    if (isComplete && streams.length === 0 && builtIn === null) found({ kind: 'unreachable', notes })
    else if (isComplete || isEnough) found({ kind: 'known', streams, notes })
  }
  const askBuiltIn = async (): Promise<void> => {
    builtIn = await builtInStreams.ask(ref)
    tell()
  }
  const askOwn = async (): Promise<void> => {
    if (own !== undefined) return
    own = await streamsOfOwn.ask(ref)
    tell()
  }
  const endHeadStart = async (): Promise<void> => {
    await pause(askingSources.headStartMs)
    isOwnLate = true
    if (own === undefined) tell()
  }
  if (own === undefined) void endHeadStart()
  if (file !== undefined) tell()
  await Promise.all([askBuiltIn(), askOwn()])
}

/** The same once everybody has answered. Never rejects. */
export async function streamsOf(ref: WatchableRef): Promise<StreamsAnswer> {
  let last: StreamsAnswer = { kind: 'unreachable', notes: [] }
  await findStreams(ref, (answer) => {
    last = answer
  })
  return last
}

/** What can be played, for a screen: undefined while nobody has answered, and how to ask again. */
export function useStreams(ref: WatchableRef): { answer: StreamsAnswer | undefined; retry: () => void } {
  const key = watchableKey(ref)
  const [got, setGot] = useState<{ key: string; answer: StreamsAnswer }>()
  const [tries, setTries] = useState(0)
  const file = useOwnFile(ref)
  const picks = useSnapshot(sources)
    .list.map((source) => source.picks?.[key]?.id)
    .join(' ')
  useEffect(() => {
    let isWanted = true
    void findStreams(ref, (answer) => isWanted && setGot({ key, answer }))
    return () => {
      isWanted = false
    }
    // The key says all of what it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries, file?.url, picks])
  const retry = useCallback(() => {
    setGot(undefined)
    setTries((count) => count + 1)
  }, [])
  return { answer: got?.key === key ? got.answer : undefined, retry }
}

/** What an element needs of the network besides the stream: it only says that it could not have a file, and reads no words of other hosts. */
export const streamFiles = { statusOf: streamStatus, subtitlesOf: streamSubtitles }
