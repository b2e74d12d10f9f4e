import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { blockedHost, openAgain } from '#data/sources/sources.ts'
import { type Channel, isChapter } from '#domain/live-tv/channel.ts'
import { hostOf } from '#domain/sources/source.ts'
import { connectivity } from '#state/connectivity.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from '../stage-message.css.ts'
import { Message } from '../stage-reasons.tsx'
import { coming } from './channel.css.ts'
import type { ChannelPlayback } from './use-channel-playback.ts'

interface ChannelMessageProps {
  channel: Channel
  playback: ChannelPlayback
  /** Leads to the next channel; undefined where there is no other. */
  onNext: (() => void) | undefined
}

/** In the middle of the picture: that it is coming, or why it is not, and what helps. */
export function ChannelMessage({ channel, playback, onNext }: ChannelMessageProps) {
  if (playback.failure === null) return <Coming isAside={channel.isRadio} />
  if (playback.failure === 'blocked') return <Blocked channel={channel} playback={playback} onNext={onNext} />
  return <Dead channel={channel} playback={playback} onNext={onNext} failure={playback.failure} />
}

/** In the middle, or beside the words that stand there. */
function Coming({ isAside }: { isAside: boolean }) {
  const { t } = useLingui()
  const media = useMedia()
  const isWaiting = useMediaState(({ url, isReady, isWaiting: waits, isPaused }) => url !== '' && (waits || (!isReady && !isPaused)))
  const needsTouch = useMediaState(({ isReady, isPaused, isUntouched }) => isReady && isPaused && isUntouched)
  return (
    <div className={coming} data-aside={isAside}>
      {needsTouch ? (
        <button type="button" className={css.big} aria-label={t`Play`} data-needs-touch onClick={media.play}>
          <PlayIcon size={36} />
        </button>
      ) : (
        isWaiting && (
          <div className={css.waiting} role="status" aria-label={t`Loading`}>
            <span className={css.spinner} />
          </div>
        )
      )}
    </div>
  )
}

type Failure = Exclude<ChannelPlayback['failure'], null | 'blocked'>

function Dead({ channel, playback, onNext, failure }: ChannelMessageProps & { failure: Failure }) {
  const { t } = useLingui()
  const { state } = useSnapshot(connectivity)
  const [stream] = channel.streams
  const item = playback.slot?.item
  const why: Record<Failure, string> = {
    insecure: t`It comes unencrypted, which browsers do not let into this page. Another program may play it.`,
    silent: t`Nothing has come for ten seconds.`,
    unreachable: t`Its host does not answer this page. Another program may play it.`,
    refused: t`Its host does not let this browser have it.`,
    missing: t`It is no longer at its address.`,
    unsupported: t`This browser cannot play its format. Another program may.`,
    broken: t`What comes is damaged, or in a format this browser does not know.`,
  }
  const offlineWords = (): string => {
    if (item === undefined) return t`You are offline, and a channel needs a connection.`
    return isChapter(item)
      ? t`You are offline, and this book is not on this device. Channels play what you have downloaded.`
      : t`You are offline, and this film is not on this device. Channels play what you have downloaded.`
  }
  return (
    // Other words are other nodes: nothing that stood there has moved.
    <ReasonWithNext
      title={
        <Fragment key={state}>
          {state === 'offline' ? <Trans>Not without a connection</Trans> : <Trans>This channel does not play here</Trans>}
        </Fragment>
      }
      onNext={onNext}
      onRetry={playback.goLive}
      more={
        <>
          {channel.homepage !== null && (
            <a className={buttonClass()} href={channel.homepage} target="_blank" rel="noreferrer">
              <Trans>Open its page</Trans>
            </a>
          )}
          {!item && stream && (
            <a className={buttonClass()} href={stream.url} target="_blank" rel="noreferrer">
              <Trans>Open the stream elsewhere</Trans>
            </a>
          )}
        </>
      }
    >
      <Fragment key={state}>{state === 'offline' ? offlineWords() : why[failure]}</Fragment>
    </ReasonWithNext>
  )
}

/** A stream of the person's own playlist on a host that they have not allowed yet. */
function Blocked({ channel, playback, onNext }: ChannelMessageProps) {
  const [isFull, setFull] = useState(false)
  const host = channel.ownSource === null ? null : blockedHost({ line: `source:${channel.ownSource}` })
  if (!host) return <Dead channel={channel} playback={playback} onNext={onNext} failure="unreachable" />
  const [name, owner] = [hostOf(host.origin), host.source.name]
  return (
    <ReasonWithNext
      title={<Trans>This page does not talk to {name}</Trans>}
      onNext={onNext}
      onAllow={() => void openAgain(host).catch(() => setFull(true))}
      allow={host.isNew ? <Trans>Allow {name}</Trans> : <Trans>Open the page again</Trans>}
    >
      {isFull ? (
        <Trans>There is no room left on this device. Free some on the storage page.</Trans>
      ) : (
        <Trans>A channel of {owner} is there. If you allow it, the page opens again and goes on.</Trans>
      )}
    </ReasonWithNext>
  )
}

interface ReasonProps {
  title: ReactNode
  children: ReactNode
  onNext: (() => void) | undefined
  onRetry?: () => void
  onAllow?: () => void
  allow?: ReactNode
  more?: ReactNode
}

function ReasonWithNext({ title, children, onNext, onRetry, onAllow, allow, more }: ReasonProps) {
  return (
    <Message
      title={title}
      actions={
        <>
          {onAllow && (
            <Button look="primary" onClick={onAllow}>
              {allow}
            </Button>
          )}
          {onNext && (
            <Button look={onAllow ? 'plain' : 'primary'} onClick={onNext}>
              <Trans>Next channel</Trans>
            </Button>
          )}
          {onRetry && (
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {more}
        </>
      }
    >
      {children}
    </Message>
  )
}
