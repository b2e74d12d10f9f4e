import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChannelStream } from '#contract/live-tv.ts'
import { currentSlot, learnFailure, learnPlays, loopStreams } from '#data/live-tv/playing.ts'
import { nowMs } from '#data/today.ts'
import type { Channel, LoopItem } from '#domain/live-tv/channel.ts'
import type { Slot } from '#domain/live-tv/schedule.ts'
import { playableStreams } from '#domain/live-tv/verdict.ts'
import { liveTv } from '#product/live-tv.ts'
import type { Media } from '#ui/media/media.ts'
import type { MediaFailure } from '#ui/media/transport.ts'

export interface ChannelPlayback {
  /** Of a channel that plays by the clock: what is played; it is what is on the air unless `isFromStart`. */
  slot: Slot<LoopItem> | undefined
  /** It is played from its beginning, away from the clock. */
  isFromStart: boolean
  /** Why nothing plays, when all ways were tried; `insecure` when there is no way that a page may take. */
  failure: MediaFailure | 'insecure' | 'silent' | null
  startOver: () => void
  /** Back to what is on the air, or once more from the first way to play. */
  goLive: () => void
}

/** Seconds that a player may be away from the clock: what comes over a network begins a little late. */
const driftSeconds = 1.5

interface Turn {
  channel: string
  /** What is played from its beginning; null follows the clock. */
  own: Slot<LoopItem> | null
  count: number
}

/** Plays a channel: one of its streams after the other until one plays, or the film or chapter that the clock says at its second. */
export function useChannelPlayback(channel: Channel, media: Media | null): ChannelPlayback {
  const [turn, setTurn] = useState<Turn>({ channel: channel.id, own: null, count: 0 })
  const [shown, setShown] = useState<{ channel: string; slot: Slot<LoopItem> | undefined; failure: ChannelPlayback['failure'] }>()
  const latest = useRef(channel)
  useEffect(() => {
    latest.current = channel
  })
  const { id } = channel

  useEffect(() => {
    if (!media) return undefined
    const own = turn.channel === id ? turn.own : null
    const life = new AbortController()
    const watched = latest.current
    const slot = own ?? currentSlot(watched)
    const tell = (failure: ChannelPlayback['failure']): void => setShown({ channel: id, slot, failure })
    const again = (): void => setTurn(({ count }) => ({ channel: id, own: null, count: count + 1 }))
    /** Where it is by the clock. */
    const second = (): number => (slot === undefined || own ? 0 : Math.max(0, (nowMs() - slot.start) / 1000))

    const play = (streams: readonly ChannelStream[], tried = 0): void => {
      const [stream, ...others] = streams
      if (life.signal.aborted) return
      if (stream === undefined) return tell('insecure')
      const attempt = new AbortController()
      life.signal.addEventListener('abort', () => attempt.abort())
      let isPlaying = false
      const fail = (failure: MediaFailure | 'silent'): void => {
        attempt.abort()
        if (others.length > 0) return play(others, tried + 1)
        tell(failure)
        if (failure !== 'silent' && failure !== 'blocked' && slot === undefined) void learnFailure(id, stream.url, failure)
      }
      let silence: ReturnType<typeof setTimeout> | undefined
      const wait = (): void => {
        silence ??= setTimeout(() => fail('silent'), liveTv.silentMs)
      }
      const heard = (): void => {
        clearTimeout(silence)
        silence = undefined
      }
      attempt.signal.addEventListener('abort', heard)
      const follow = (): void => {
        const { failure, position, isPaused, isReady, isWaiting } = media.now()
        if (failure !== null) return fail(failure)
        // What the person has paused, or the browser wants to be touched for first, is not silent.
        if (!isReady || (isWaiting && !isPaused)) return wait()
        heard()
        if (isPlaying || isPaused) return
        isPlaying = true
        if (slot === undefined) learnPlays(id)
        else if (!own && Math.abs(position - second()) > driftSeconds) media.seek(second())
      }
      wait()
      // What has failed before belongs to another stream.
      media.load({ ...stream, subtitles: [] }, second(), true)
      attempt.signal.addEventListener('abort', media.subscribe(follow))
    }

    tell(null)
    if (slot === undefined) play(playableStreams(watched))
    else {
      void loopStreams(slot.item).then((streams) => play(streams))
      if (own) media.element.addEventListener('ended', again, { signal: life.signal })
      else {
        const next = setTimeout(again, Math.max(0, slot.stop - nowMs()))
        life.signal.addEventListener('abort', () => clearTimeout(next))
      }
    }
    return () => life.abort()
  }, [media, id, turn])

  const slot = shown?.channel === id ? shown.slot : undefined
  const startOver = useCallback(() => {
    if (slot) setTurn(({ count }) => ({ channel: id, own: slot, count: count + 1 }))
  }, [id, slot])
  const goLive = useCallback(() => setTurn(({ count }) => ({ channel: id, own: null, count: count + 1 })), [id])
  return {
    slot,
    isFromStart: turn.channel === id && turn.own !== null,
    failure: shown?.channel === id ? shown.failure : null,
    startOver,
    goLive,
  }
}
