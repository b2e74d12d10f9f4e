import { useEffect, useMemo, useState } from 'react'
import { mediaKey, watchableKey } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { startOf } from '#data/watching/positions.ts'
import { type SourceNote, useStreams } from '#data/watching/streams.ts'
import type { Playing } from '#state/player.ts'
import { playerSettings, setPlayer, speedOf } from '#state/player-settings.ts'
import type { Media } from '#ui/media/media.ts'

export interface Playback {
  /** What can be played, the likeliest first; undefined while it is asked for. */
  streams: readonly Stream[] | undefined
  stream: Stream | undefined
  /** What is to be said of the person's own sources. */
  notes: readonly SourceNote[]
  /** Nobody could be asked. */
  isUnreachable: boolean
  /** Where this device was, when another one has been elsewhere since: the person chooses. Null once that is decided. */
  choice: { own: number; other: number } | null
  /** Decides it. */
  decide: () => void
  /** Goes on from another stream at the same second. */
  choose: (stream: Stream) => void
  /** Asks for the streams, or the stream that failed, once more. */
  retry: () => void
}

const none: readonly never[] = []

/** Finds a stream of what is to be played and hands it to the element, at the second where the person stopped. */
export function usePlayback(what: Playing, media: Media | null): Playback {
  const key = watchableKey(what.watchable)
  const { answer, retry } = useStreams(what.watchable)
  const [chosen, setChosen] = useState<{ key: string; id: string; tries: number }>()
  const [open, setOpen] = useState<{ key: string; own: number; other: number }>()
  const streams = answer?.kind === 'known' ? answer.streams : undefined
  const usual = useMemo(() => streams?.find(({ line }) => line === playerSettings.line) ?? streams?.[0], [streams])
  const own = chosen?.key === key ? chosen : undefined
  const [begun, setBegun] = useState<{ key: string; id: string }>()
  // What comes in while it plays interrupts nothing.
  if (usual && begun?.key !== key) setBegun({ key, id: usual.id })
  const wanted = own?.id ?? (begun?.key === key ? begun.id : undefined)
  const stream = streams?.find(({ id }) => id === wanted) ?? usual
  const tries = own?.tries ?? 0

  useEffect(() => {
    if (!media || !stream) return undefined
    let isWanted = true
    const { position, isReady, isPaused } = media.now()
    const isSwitch = media.element.dataset['watchable'] === key && isReady
    const begin = (at: number): void => {
      if (!isWanted) return
      media.element.dataset['watchable'] = key
      media.load(stream, at, !isSwitch || !isPaused)
      media.setSpeed(speedOf(mediaKey(what.watchable)))
    }
    const beginWhereLeft = async (): Promise<void> => {
      const { at, own: here } = await startOf(what.watchable)
      begin(at)
      setOpen(here === undefined ? undefined : { key, own: here, other: at })
    }
    if (isSwitch) begin(position)
    else if (what.at !== undefined) begin(what.at)
    else void beginWhereLeft()
    return () => {
      isWanted = false
    }
    // The key says all of what is to be watched, the id all of the stream.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [media, key, what.at, stream?.id, tries])

  return {
    streams,
    stream,
    notes: answer?.notes ?? none,
    isUnreachable: answer?.kind === 'unreachable',
    choice: open?.key === key ? open : null,
    decide: () => setOpen(undefined),
    choose: ({ id, line }) => {
      setPlayer({ line })
      setChosen({ key, id, tries: 0 })
    },
    retry: () => {
      if (stream) setChosen({ key, id: stream.id, tries: tries + 1 })
      else retry()
    },
  }
}
