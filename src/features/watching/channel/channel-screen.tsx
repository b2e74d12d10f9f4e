import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { FavoriteChannelButton } from '#components/channels/favorite-channel-button.tsx'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { link } from '#components/facts/facts.css.ts'
import { loopPath } from '#components/channels/loop-path.ts'
import { listenPath, liveTvPath } from '#components/links/paths.ts'
import { tall } from '#components/page/layout.css.ts'
import { PageFailed } from '#components/page/page-failed.tsx'
import { useChannels } from '#data/live-tv/channels.ts'
import { useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import { useProgrammes } from '#data/live-tv/guide.ts'
import { nowMs } from '#data/today.ts'
import { type Channel, isChapter, type LoopChapter, nextChange, shareOf } from '#domain/live-tv/channel.ts'
import { slotAt } from '#domain/live-tv/schedule.ts'
import { zapOrder } from '#domain/live-tv/zapping.ts'
import { categoryNames } from '#i18n/channel-words.ts'
import { useFormat } from '#i18n/formats.ts'
import { liveTv } from '#state/live-tv.ts'
import { closePlayer } from '#state/player.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useNextChange, useNow } from '#ui/states/use-now.ts'
import { LicenceNote } from '../licence.tsx'
import * as css from './channel.css.ts'
import { ChannelPlayer } from './channel-player.tsx'
import type { ChannelPlayback } from './use-channel-playback.ts'

/** A channel that is watched (specification, section 2). */
export function ChannelScreen({ id }: { id: string }) {
  const { value: channels, failure, retry, isComing } = useChannels()
  const channel = channels?.find((one) => one.id === id)
  if (channels && channel) return <Watching channel={channel} channels={channels} />
  if (!channels && failure) return <PageFailed failure={failure} onRetry={retry} />
  // A playlist of the person's own may have it.
  return channels && !isComing ? <NotListed /> : <div className={css.frame} />
}

/** The list has changed, or the address is of another device's playlist. */
function NotListed() {
  const { t } = useLingui()
  return (
    <div className={tall}>
      <title>{t`Live TV – Matinee`}</title>
      <EmptyState
        level={1}
        title={<Trans>This channel is not listed here</Trans>}
        action={
          <a className={buttonClass('primary')} href={liveTvPath()}>
            <Trans>All channels</Trans>
          </a>
        }
      >
        <Trans>Its list has changed, or it is for adults and those are not shown on this device.</Trans>
      </EmptyState>
    </div>
  )
}

function Watching({ channel, channels }: { channel: Channel; channels: readonly Channel[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const favorites = useFavoriteChannels()
  const { before } = useSnapshot(liveTv)
  const [playback, setPlayback] = useState<ChannelPlayback>()
  const order = useMemo(() => zapOrder(channels, favorites, channel.id), [channels, favorites, channel.id])
  const opened = useRef(channel.id)
  // What plays elsewhere in the tab makes room.
  useEffect(closePlayer, [])
  useEffect(() => {
    if (opened.current !== channel.id) liveTv.before = opened.current
    opened.current = channel.id
  }, [channel.id])
  const { name } = channel
  return (
    <>
      <title>{t`${name} – Matinee`}</title>
      <ChannelPlayer
        channel={channel}
        order={order}
        channels={channels}
        last={before === channel.id ? undefined : channels.find(({ id }) => id === before)}
        onChange={({ id }) => void navigate({ to: '/watch/channel/$id', params: { id }, replace: true, resetScroll: false })}
        onClose={() => {
          if (router.history.canGoBack()) router.history.back()
          else void navigate({ to: '/live-tv' })
        }}
        onPlayback={setPlayback}
      />
      <div className={css.body}>
        <About channel={channel} playback={playback} />
        <Upcoming channel={channel} />
      </div>
    </>
  )
}

function About({ channel, playback }: { channel: Channel; playback: ChannelPlayback | undefined }) {
  const { i18n } = useLingui()
  const { name, source } = channel
  // What will be played is known before it plays: coming later, its licence would push away what stands below.
  const slot = playback?.slot ?? slotAt(channel, nowMs())
  return (
    <div className={css.about}>
      <div className={css.titleLine}>
        <ChannelLogo channel={channel} />
        <h1 className={css.title}>{name}</h1>
        <FavoriteChannelButton channel={channel} isFavorite={useFavoriteChannels().includes(channel.id)} />
      </div>
      <p className={css.facts}>
        <span>{i18n._(categoryNames[channel.category])}</span>
        {channel.isRadio && (
          <span>
            <Trans>Radio</Trans>
          </span>
        )}
        <span>
          {channel.homepage === null ? (
            <Trans>From {source}</Trans>
          ) : (
            <a className={link} href={channel.homepage} target="_blank" rel="noreferrer">
              <Trans>From {source}</Trans>
            </a>
          )}
        </span>
      </p>
      {slot && isChapter(slot.item) && <ToTheBook item={slot.item} start={slot.start} />}
      {slot && <LicenceNote licence={isChapter(slot.item) ? slot.item.book.licence : slot.item.licence} />}
      <p className={css.keysNote}>
        <Trans>Keys: up and down change the channel, digits go to its number, L to the last one.</Trans>
      </p>
    </div>
  )
}

/** To the page of the book that is read, at the second that is heard here: there it can be stopped and gone on with. */
function ToTheBook({ item: { book, number }, start }: { item: LoopChapter; start: number }) {
  const second = Math.max(0, (useNow(nowMs) - start) / 1000)
  return (
    <p>
      <a className={buttonClass()} href={listenPath(book, { chapter: number, at: second })}>
        <Trans>Listen to the book from here</Trans>
      </a>
    </p>
  )
}

const hourMs = 3_600_000
const listed = 12

/** What it shows now and after that. */
function Upcoming({ channel }: { channel: Channel }) {
  const format = useFormat()
  const now = useNow(nowMs)
  const hour = Math.floor(now / hourMs) * hourMs
  const programmes = useProgrammes(
    useMemo(() => [channel], [channel]),
    hour,
    hour + 12 * hourMs,
  )(channel)
  useNextChange(nowMs, nextChange(programmes, now))
  const coming = programmes.filter(({ stop }) => stop > now).slice(0, listed)
  if (coming.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>
        <Trans>Now and next</Trans>
      </h2>
      <ol className={css.programmes}>
        {coming.map(({ start, stop, title, item }) => (
          <li key={start} className={css.programme} data-now={start <= now}>
            <span className={css.programmeTime}>{format.time(start)}</span>
            <span className={css.programmeWords}>
              {item ? (
                <a className={`${link} ${css.programmeTitle}`} href={loopPath(item)}>
                  {title}
                </a>
              ) : (
                <span className={css.programmeTitle}>{title}</span>
              )}
              {start <= now && <ProgressBar share={shareOf({ start, stop }, now)} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
