import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useEpisodeName } from '#components/episodes/episode-words.tsx'
import type { Segment } from '#contract/streams.ts'
import { streamsOf } from '#data/watching/streams.ts'
import type { Episode } from '#domain/title/season.ts'
import { nextOfferFrom, segmentAt } from '#domain/watching/stretches.ts'
import { playing } from '#product/playing.ts'
import { playerSettings } from '#state/player-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import * as css from './player.css.ts'
import { useStage } from './stage.ts'

/** What the player offers by itself: to skip what people skip, and the next episode. */
export function Offers() {
  const { beside } = useStage()
  return (
    <div className={css.offers}>
      <PlaceChoice />
      <SkipOffer />
      {beside.after && <NextOffer episode={beside.after} />}
    </div>
  )
}

/** Two devices were at two places of the same film: which one counts is the person's to say. */
function PlaceChoice() {
  const { playback, commands } = useStage()
  const { choice, decide } = playback
  const duration = useMediaState((state) => state.duration)
  if (choice === null || duration === 0) return null
  const { own, other } = choice
  const share = (at: number): number => Math.round((at / duration) * 100)
  const here = share(own)
  const there = share(other)
  const goTo = (at: number): void => {
    commands.seek(at)
    decide()
  }
  return (
    <div className={css.offer} role="status" data-place-choice>
      <p className={css.offerName}>
        <Trans>You were at two places. Where to?</Trans>
      </p>
      <div className={css.offerActions}>
        <Button look="primary" onClick={() => goTo(own)}>
          <Trans>This device: {here} %</Trans>
        </Button>
        <Button onClick={() => goTo(other)}>
          <Trans>Other device: {there} %</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Offered once for a while; seeking back into a segment offers nothing again, its key still works. */
function SkipOffer() {
  const { playback, beside } = useStage()
  const segments = playback.stream?.segments ?? []
  const kind = useMediaState(({ position }) => segmentAt(segments, position)?.kind ?? null)
  const [inside, setInside] = useState(kind)
  const [offered, setOffered] = useState<readonly Segment['kind'][]>([])
  if (kind !== inside) {
    setInside(kind)
    if (inside !== null) setOffered([...offered, inside])
  }
  // Behind the credits of an episode comes the next one.
  if (kind === null || offered.includes(kind) || (kind === 'credits' && beside.after)) return null
  return <SkipButton key={kind} kind={kind} />
}

function SkipButton({ kind }: { kind: Segment['kind'] }) {
  const { t } = useLingui()
  const { commands } = useStage()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), playing.skipOfferMs)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  const words: Record<Segment['kind'], string> = { recap: t`Skip recap`, intro: t`Skip intro`, credits: t`Skip credits` }
  return (
    <Button look="primary" aria-keyshortcuts="S" onClick={() => commands.act('skip')}>
      {words[kind]}
    </Button>
  )
}

/** The episodes that began by themselves since a person last touched anything; of the tab, not of one episode. */
const unattended = { episodes: 0 }

/** The next episode, with the seconds until it begins by itself; not when the person has turned that off or away. */
function NextOffer({ episode }: { episode: Episode }) {
  const { what, playback, commands } = useStage()
  const media = useMedia()
  const { isNextAutomatic } = useSnapshot(playerSettings)
  const [isTurnedAway, setTurnedAway] = useState(false)
  const name = useEpisodeName(episode)
  const { season, number } = episode
  const segments = playback.stream?.segments ?? []
  const isNear = useMediaState(({ position, duration }) => duration > 0 && position >= duration * 0.9)
  const isDue = useMediaState(({ position, duration }) => duration > 0 && position >= nextOfferFrom(segments, duration))
  const isEnded = useMediaState((state) => state.isEnded)
  const isPaused = useMediaState((state) => state.isPaused && !state.isEnded)
  const mustAsk = unattended.episodes >= playing.stillThereAfterEpisodes
  const isCounting = isDue && isNextAutomatic && !isTurnedAway && !mustAsk
  const playByItself = (): void => {
    unattended.episodes += 1
    commands.playEpisode(episode)
  }
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
          {isCounting ? <Countdown isHeld={isPaused} onOver={playByItself} /> : <Trans>Play now</Trans>}
        </Button>
        {!isTurnedAway && (
          <Button
            onClick={() => {
              setTurnedAway(true)
              media.element.focus()
            }}
          >
            <Trans>Not now</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** In the corner the next episode begins as soon as this one has ended, without a card. */
export function CornerNext() {
  const { beside, commands } = useStage()
  const { isNextAutomatic } = useSnapshot(playerSettings)
  const isEnded = useMediaState((state) => state.isEnded)
  useAttention()
  useEffect(() => {
    if (!isEnded || !beside.after || !isNextAutomatic || unattended.episodes >= playing.stillThereAfterEpisodes) return
    unattended.episodes += 1
    commands.playEpisode(beside.after)
  }, [isEnded, isNextAutomatic, beside.after, commands])
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
