import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { watchableKey } from '#contract/media.ts'
import { useEpisodeName } from '#components/episodes/episode-words.tsx'
import { streamsOf } from '#data/watching/streams.ts'
import type { Episode } from '#domain/title/season.ts'
import { isCompleted } from '#domain/watching/progress.ts'
import { nextOfferFrom } from '#domain/watching/stretches.ts'
import { playing } from '#product/playing.ts'
import { playerSettings } from '#state/player-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { useMediaState } from '#ui/media/use-media.ts'
import type { Commands } from './commands.ts'
import * as css from './offers.css.ts'
import { useStage } from './stage.ts'

/** The episodes that began by themselves since a person last touched anything; of the tab, not of one episode. */
const unattended = { episodes: 0 }
const isSomebodyThere = (): boolean => unattended.episodes < playing.stillThereAfterEpisodes

function playByItself(commands: Commands, episode: Episode): void {
  unattended.episodes += 1
  commands.playEpisode(episode)
}

/** The next episode, with the seconds until it begins by itself; not when the person has turned that off or away. */
export function NextOffer({ episode }: { episode: Episode }) {
  const { what, playback, commands } = useStage()
  const { isNextAutomatic } = useSnapshot(playerSettings)
  const [isTurnedAway, setTurnedAway] = useState(false)
  const name = useEpisodeName(episode)
  const { season, number } = episode
  const segments = playback.stream?.segments ?? []
  const isNear = useMediaState(({ position, duration }) => isCompleted({ watch_position: position, duration }))
  const isDue = useMediaState(({ position, duration }) => duration > 0 && position >= nextOfferFrom(segments, duration))
  const isEnded = useMediaState((state) => state.isEnded)
  const isPaused = useMediaState((state) => state.isPaused && !state.isEnded)
  const mustAsk = !isSomebodyThere()
  const isCounting = isDue && isNextAutomatic && !isTurnedAway && !mustAsk
  useEffect(() => {
    // The answer waits in memory when the episode begins.
    if (isNear) void streamsOf({ ...what.watchable, season, episode: number })
  }, [isNear, what, season, number])
  useAttention()
  useEffect(() => {
    if (!isDue || isTurnedAway) return undefined
    const decide = (event: KeyboardEvent): void => {
      const isElsewhere = event.target instanceof Element && event.target.closest('button, a, input, select, textarea, dialog') !== null
      if (event.key === 'Escape') setTurnedAway(true)
      else if (event.key === 'Enter' && !isElsewhere) commands.playEpisode(episode)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', decide, { capture: true })
    return () => removeEventListener('keydown', decide, { capture: true })
  }, [isDue, isTurnedAway, commands, episode])
  const [wasDue, setWasDue] = useState(isDue)
  if (isDue !== wasDue) {
    setWasDue(isDue)
    // Somebody who went back wants to be asked again.
    if (!isDue) setTurnedAway(false)
  }

  if (!isDue || (isTurnedAway && !isEnded)) return null
  return (
    <div className={css.offer} role="status" data-next-episode>
      {mustAsk && !isTurnedAway && (
        <p>
          <Trans>Still watching?</Trans>
        </p>
      )}
      <p className={css.offerName}>
        <Trans>
          Next: S{season} E{number}
        </Trans>{' '}
        · <span lang={episode.foreign?.name}>{name}</span>
      </p>
      <div className={css.offerActions}>
        <Button look="primary" onClick={() => commands.playEpisode(episode)}>
          {isCounting ? <Countdown isHeld={isPaused} onOver={() => playByItself(commands, episode)} /> : <Trans>Play now</Trans>}
        </Button>
        {!isTurnedAway && (
          <Button onClick={() => setTurnedAway(true)}>
            <Trans>Not now</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** In the corner the next episode begins as soon as this one has ended, without a card. */
export function CornerNext() {
  const { what, beside, commands } = useStage()
  const { isNextAutomatic } = useSnapshot(playerSettings)
  const isEnded = useMediaState((state) => state.isEnded)
  const watchable = watchableKey(what.watchable)
  // While the next one is on its way, the element still stands at the end of this one.
  const ended = useRef<string | null>(null)
  useAttention()
  useEffect(() => {
    ended.current = isEnded ? watchable : null
    // What has ended is what was played then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEnded])
  useEffect(() => {
    if (ended.current === watchable && beside.after && isNextAutomatic && isSomebodyThere()) playByItself(commands, beside.after)
  }, [isEnded, watchable, isNextAutomatic, beside.after, commands])
  return null
}

/** The words of the button while it counts down; it stands still while `isHeld`. */
function Countdown({ isHeld, onOver }: { isHeld: boolean; onOver: () => void }) {
  const [left, setLeft] = useState<number>(playing.countdownSeconds)
  const atEnd = useRef(onOver)
  useEffect(() => {
    atEnd.current = onOver
  })
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isHeld])
  useEffect(() => {
    if (left === 0) atEnd.current()
  }, [left])
  return <Trans>Play now ({left})</Trans>
}

/** Anything a person does says that they are there. */
function useAttention(): void {
  useEffect(() => {
    const life = new AbortController()
    const noticed = (): void => {
      unattended.episodes = 0
    }
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, noticed, { capture: true, signal: life.signal })
    return () => life.abort()
  }, [])
}
