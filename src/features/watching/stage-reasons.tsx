import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useNoteWords } from '#components/sources/source-words.tsx'
import { blockedHost, openAgain } from '#data/sources/sources.ts'
import { hostOf } from '#domain/sources/source.ts'
import { connectivity } from '#state/connectivity.ts'
import { Button } from '#ui/controls/button.tsx'
import type { MediaFailure } from '#ui/media/transport.ts'
import * as css from './stage-message.css.ts'
import { useStage } from './stage.ts'
import { sourceName } from './stream-names.ts'

/** Over the picture: what is the matter, and what helps. */
export function Message({ title, children, actions }: { title: ReactNode; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={css.reason}>
      <div className={css.message} role="alert">
        <p className={css.messageTitle}>{title}</p>
        <p className={css.messageText}>{children}</p>
        {actions && <div className={css.messageActions}>{actions}</div>}
      </div>
    </div>
  )
}

/** Asks for the streams, or the one that failed, once more. */
export function Retry() {
  const { playback } = useStage()
  return (
    <Button look="primary" onClick={playback.retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}

/** Leads to another stream of the same title, at the same second. */
export function NextSource() {
  const { t } = useLingui()
  const { playback } = useStage()
  const { streams = [], stream, choose } = playback
  const other = streams[(streams.findIndex(({ id }) => id === stream?.id) + 1) % Math.max(1, streams.length)]
  if (!other || other.id === stream?.id) return null
  const name = sourceName(other, t`All sizes`)
  return (
    <Button onClick={() => choose(other)}>
      <Trans>Next source: {name}</Trans>
    </Button>
  )
}

/** Nobody could be asked what there is to play. */
export function Unreachable() {
  const { state } = useSnapshot(connectivity)
  return (
    <Message
      title={<Trans>This title cannot be played now</Trans>}
      actions={
        <>
          <Retry />
          <PlayOwn />
        </>
      }
    >
      {state === 'offline' ? (
        <Trans>You are offline, and it is not on this device.</Trans>
      ) : (
        <Trans>Matinee's server does not answer, so nobody knows where to find it.</Trans>
      )}
      <Notes />
    </Message>
  )
}

/** A file or an address of the person's own helps without anybody else. */
function PlayOwn() {
  const { openPanel } = useStage()
  return (
    <Button onClick={() => openPanel('own')}>
      <Trans>Play something of your own</Trans>
    </Button>
  )
}

/** All were asked, and none has it (decision W10). */
export function NoSource() {
  return (
    <Message title={<Trans>No source available for this title</Trans>} actions={<PlayOwn />}>
      <Trans>Below are its trailers and the services that have it.</Trans>
      <Notes />
    </Message>
  )
}

/** What is to be said of the person's own sources, of which none has it. */
function Notes() {
  const { playback } = useStage()
  const words = useNoteWords()
  return playback.notes.map((note) => (
    <span key={note.source.id} className={css.reasonOfSource}>
      {words(note)}
    </span>
  ))
}

/** A stream that leads to a host the page may not talk to: the person may allow it. */
export function Blocked() {
  const { playback } = useStage()
  const host = playback.stream && blockedHost(playback.stream)
  const [isFull, setFull] = useState(false)
  if (!host) return <Failed failure="unreachable" />
  const { origin, isNew, source } = host
  const name = hostOf(origin)
  const owner = source.name
  return (
    <Message
      title={<Trans>This page does not talk to {name}</Trans>}
      actions={
        <>
          <Button look="primary" onClick={() => void openAgain(host).catch(() => setFull(true))}>
            {isNew ? <Trans>Allow {name}</Trans> : <Trans>Open the page again</Trans>}
          </Button>
          <NextSource />
        </>
      }
    >
      {isFull ? (
        <Trans>There is no room left on this device. Free some on the storage page.</Trans>
      ) : isNew ? (
        <Trans>The film of {owner} is there. If you allow it, the page opens again and goes on.</Trans>
      ) : (
        <Trans>It was opened before {owner} was allowed.</Trans>
      )}
    </Message>
  )
}

/** A stream broke off. */
export function Failed({ failure }: { failure: Exclude<MediaFailure, 'blocked'> }) {
  const { t } = useLingui()
  const { state } = useSnapshot(connectivity)
  const why: Record<typeof failure, string> = {
    unreachable: state === 'offline' ? t`You are offline.` : t`The source does not answer.`,
    refused: t`The source does not let this browser have it.`,
    missing: t`The source has it no longer.`,
    unsupported: t`This browser cannot play its format.`,
    broken: t`The file is damaged or cut short.`,
  }
  return (
    <Message
      title={<Trans>Playing stopped</Trans>}
      actions={
        <>
          <Retry />
          <NextSource />
        </>
      }
    >
      {why[failure]}
    </Message>
  )
}
