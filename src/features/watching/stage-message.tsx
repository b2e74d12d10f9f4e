import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { playing } from '#product/playing.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import * as css from './stage-message.css.ts'
import type { Feedback } from './commands.ts'
import { Blocked, Failed, Message, NextSource, NoSource, Retry, Unreachable } from './stage-reasons.tsx'
import { useStage } from './stage.ts'
import { languageName, sourceName } from './stream-names.ts'

/** In the middle of the picture: why nothing plays, that it is coming, or what has just been done. */
export function StageMessage() {
  const { playback, feedback } = useStage()
  const failure = useMediaState((state) => state.failure)
  const { streams, isUnreachable } = playback
  if (isUnreachable) return <Unreachable />
  if (streams?.length === 0) return <NoSource />
  if (failure === 'blocked') return <Blocked />
  if (failure !== null) return <Failed failure={failure} />
  return (
    <>
      <Waiting />
      <div className={css.middle} role="status">
        {feedback && (
          <span className={css.bubble} data-feedback>
            <FeedbackWords feedback={feedback} />
          </span>
        )}
      </div>
    </>
  )
}

/** Nothing moves: after a moment which source is asked, then another one is offered, and before ten seconds are over it has a cause. */
function Waiting() {
  const { t } = useLingui()
  const { playback } = useStage()
  const media = useMedia()
  const isWaiting = useMediaState(
    ({ url, isPaused, isReady, isWaiting: waits }) => waits || (url === '' && isPaused) || (!isReady && !isPaused),
  )
  const needsTouch = useMediaState(({ isReady, isPaused, isUntouched }) => isReady && isPaused && isUntouched)
  const waited = useWaited(isWaiting)
  if (needsTouch) {
    return (
      <div className={css.middle}>
        <button type="button" className={css.big} aria-label={t`Play`} data-needs-touch onClick={media.play}>
          <PlayIcon size={36} />
        </button>
      </div>
    )
  }
  if (!isWaiting) return null
  const { saysMs, offersMs, failsMs } = playing.stall
  if (waited >= failsMs) {
    return (
      <Message
        title={<Trans>Nothing has come for ten seconds</Trans>}
        actions={
          <>
            <Retry />
            <NextSource />
          </>
        }
      >
        <Trans>The source is slow or the connection weak. It goes on by itself when something comes.</Trans>
      </Message>
    )
  }
  const name = playback.stream ? sourceName(playback.stream, t`All sizes`) : ''
  return (
    <div className={css.middle}>
      <div className={css.waiting} role="status" aria-label={t`Loading`}>
        <span className={css.spinner} />
        <div className={css.waitingWords}>
          {waited >= saysMs && name !== '' && (
            <p>
              <Trans>Waiting for the source: {name}</Trans>
            </p>
          )}
          {waited >= offersMs && <NextSource />}
        </div>
      </div>
    </div>
  )
}

/** For how long (ms) something has been the case, to the step of the table; 0 when it is not. */
function useWaited(isWaiting: boolean): number {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timers = Object.values(playing.stall).map((ms) => setTimeout(() => setWaited(ms), ms))
    return () => {
      timers.forEach(clearTimeout)
      setWaited(0)
    }
  }, [isWaiting])
  return waited
}

function FeedbackWords({ feedback }: { feedback: Feedback }) {
  const { t } = useLingui()
  const format = useFormat()
  if ('seconds' in feedback) return `${feedback.seconds > 0 ? '+' : '−'}${Math.abs(feedback.seconds)} s`
  if ('text' in feedback) return feedback.says === 'subtitles' ? languageName(feedback.text, format) : feedback.text
  if ('value' in feedback) {
    const { value } = feedback
    const percent = Math.round(feedback.says === 'volume' ? value * 100 : value)
    const offset = `${value > 0 ? '+' : value < 0 ? '−' : '±'}${Math.round(Math.abs(value) * 1000)} ms`
    const words = {
      volume: t`Volume ${percent} %`,
      speed: t`Speed ${value}×`,
      'subtitle-offset': t`Subtitles ${offset}`,
      'subtitle-size': t`Subtitles ${percent} %`,
    }
    return words[feedback.says]
  }
  const words = { playing: t`Playing`, paused: t`Paused`, muted: t`Muted`, 'subtitles-off': t`Subtitles off` }
  return words[feedback.says]
}
