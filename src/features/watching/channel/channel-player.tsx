import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { BookCover } from '#components/books/book-cover.tsx'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { NowAndNext } from '#components/channels/now-and-next.tsx'
import { type Channel, isChapter, type LoopItem } from '#domain/live-tv/channel.ts'
import type { ChannelAction } from '#product/channel-keys.ts'
import { channelBeside, channelByNumber } from '#domain/live-tv/zapping.ts'
import { liveTv as behaviour } from '#product/live-tv.ts'
import { playing } from '#product/playing.ts'
import { setPlayer } from '#state/player-settings.ts'
import type { Media } from '#ui/media/media.ts'
import { showMediaSession } from '#ui/media/media-session.ts'
import { toggleFullscreen } from '#ui/media/surfaces.ts'
import { MediaContext } from '#ui/media/use-media.ts'
import { useTimer } from '#ui/states/use-timer.ts'
import { ScreenStaysLit } from '../screen-stays-lit.tsx'
import { showControls, useControls } from '../use-controls.ts'
import * as css from './channel.css.ts'
import { ChannelControls } from './channel-controls.tsx'
import { ChannelMessage } from './channel-message.tsx'
import { useChannelKeys } from './use-channel-keys.ts'
import { type ChannelPlayback, useChannelPlayback } from './use-channel-playback.ts'
import { useVideo } from '../use-video.ts'

interface ChannelPlayerProps {
  channel: Channel
  /** In the order in which they are changed. */
  order: readonly Channel[]
  /** All, for numbers. */
  channels: readonly Channel[]
  /** The one that was watched before; undefined where this is the first. */
  last: Channel | undefined
  onChange: (channel: Channel) => void
  onClose: () => void
  /** What is played, for what stands below. */
  onPlayback: (playback: ChannelPlayback) => void
}

/** The player of channels: changing between them keeps the element, so that the next one is there sooner. Nothing of it is written into the history. */
export function ChannelPlayer({ channel, order, channels, last, onChange, onClose, onPlayback }: ChannelPlayerProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLElement>(null)
  const [media, attach] = useVideo()
  const playback = useChannelPlayback(channel, media)
  const { slot, isFromStart } = playback
  // oxlint-disable-next-line react/exhaustive-deps -- what is told changes with these two alone
  useEffect(() => onPlayback(playback), [slot, isFromStart])
  const isShown = useControls(frame, media, playback.failure !== null)
  const isNew = useBanner(channel.id)
  const { digits, press } = useDigits((number) => {
    const found = channelByNumber(channels, number)
    if (found) onChange(found)
  })
  const [next, previous] = [channelBeside(order, channel.id, 1), channelBeside(order, channel.id, -1)]
  const setVolume = (volume: number): void => {
    const held = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100
    setPlayer({ volume: held, isMuted: held === 0 })
    media?.setVolume(held)
    media?.setMuted(held === 0)
  }
  const acts: Record<ChannelAction, () => void> = {
    next: () => next && onChange(next),
    previous: () => previous && onChange(previous),
    last: () => last && onChange(last),
    play: () => (media?.now().isPaused ? media.play() : media?.pause()),
    mute: () => {
      const isMuted = media?.now().isMuted === false
      setPlayer({ isMuted })
      media?.setMuted(isMuted)
    },
    louder: () => setVolume((media?.now().volume ?? 1) + playing.volumeStep),
    quieter: () => setVolume((media?.now().volume ?? 1) - playing.volumeStep),
    fullscreen: () => media?.element.parentElement && void toggleFullscreen(media.element.parentElement, media.element),
    close: onClose,
  }
  const act = (action: ChannelAction | number): void => (typeof action === 'number' ? press(action) : acts[action]())
  useChannelKeys(frame, act)
  const { name } = channel
  useSession(media, name, slot ? sessionWords(slot.item) : '', { next: next && acts.next, previous: previous && acts.previous })

  return (
    <section ref={frame} className={css.frame} aria-label={t`Player: ${name}`} data-channel-player data-idle={!isShown}>
      {/* Live streams bring their own words, if any. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video ref={attach} className={css.picture} playsInline preload="auto" />
      {channel.isRadio && <Heard channel={channel} item={slot?.item} />}
      {media && (
        <MediaContext value={media}>
          <ScreenStaysLit />
          <button
            type="button"
            className={css.touch}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => showControls(frame.current, !isShown)}
          />
          <ChannelMessage channel={channel} playback={playback} onNext={next && acts.next} />
          {/* A book says all of it itself. */}
          {playback.failure === null && !(slot && isChapter(slot.item)) && (
            <div className={css.banner} data-banner data-shown={isShown || isNew}>
              <ChannelLogo channel={channel} />
              <span className={css.bannerWords}>
                <span className={css.bannerName}>{channel.number === null ? name : `${channel.number} · ${name}`}</span>
                <NowAndNext channel={channel} />
              </span>
            </div>
          )}
          <ChannelControls
            channel={channel}
            playback={playback}
            isShown={isShown}
            hasOthers={next !== undefined}
            hasLast={last !== undefined}
            act={act}
          />
          {digits !== '' && (
            <output className={css.digits} data-digits>
              {digits}
            </output>
          )}
        </MediaContext>
      )}
    </section>
  )
}

const sessionWords = (item: LoopItem): string => (isChapter(item) ? item.book.title : (item.titles['en'] ?? ''))

/** In place of a picture: whose voice it is. */
function Heard({ channel, item }: { channel: Channel; item: LoopItem | undefined }) {
  const { t } = useLingui()
  if (item === undefined || !isChapter(item)) {
    return (
      <div className={css.heard}>
        <ChannelLogo channel={channel} />
        <p>{channel.name}</p>
      </div>
    )
  }
  const { book, number, title } = item
  return (
    <div className={css.heardBook} data-heard lang={book.language ?? undefined}>
      <BookCover book={book} isEarly className={css.heardCover} />
      <div className={css.heardWords}>
        <p className={css.heardTitle}>{book.title}</p>
        <p className={css.heardChapter}>{title === '' ? t`Chapter ${number}` : title}</p>
        <p className={css.heardAuthors}>{book.authors.join(', ')}</p>
      </div>
    </div>
  )
}

/** True for a while after another channel was chosen. */
function useBanner(channel: string): boolean {
  const [seen, setSeen] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSeen(channel), behaviour.bannerMs)
    return () => clearTimeout(timer)
  }, [channel])
  return seen !== channel
}

/** Digits that make a number: it counts when no other has come for a while, or four are there. */
function useDigits(chosen: (number: number) => void): { digits: string; press: (digit: number) => void } {
  const [digits, setDigits] = useState('')
  const typed = useRef('')
  const timer = useTimer()
  const press = (digit: number): void => {
    typed.current = `${typed.current}${digit}`.slice(-4)
    setDigits(typed.current)
    timer.start(() => {
      const number = Number(typed.current)
      typed.current = ''
      setDigits('')
      chosen(number)
    }, behaviour.digitsMs)
  }
  return { digits, press }
}

/** What the device shows of it, and the buttons there. */
function useSession(
  media: Media | null,
  title: string,
  artist: string,
  { next, previous }: Record<'next' | 'previous', (() => void) | undefined>,
): void {
  const buttons = useRef({ next, previous })
  useEffect(() => {
    buttons.current = { next, previous }
  })
  const [hasNext, hasPrevious] = [next !== undefined, previous !== undefined]
  useEffect(
    () =>
      media
        ? showMediaSession(
            media,
            { title, artist, artwork: [] },
            {
              move: () => undefined,
              next: hasNext ? () => buttons.current.next?.() : undefined,
              previous: hasPrevious ? () => buttons.current.previous?.() : undefined,
              leave: undefined,
            },
          )
        : undefined,
    [media, title, artist, hasNext, hasPrevious],
  )
}
