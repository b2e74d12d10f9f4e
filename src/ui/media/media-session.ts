import type { Media } from './media.ts'

/** What plays, as lock screens and headsets show it. */
export interface MediaCard {
  title: string
  artist: string
  artwork: readonly { src: string }[]
}

/** What the buttons of the device may ask for; what is left out or undefined has no button. */
export interface MediaButtons {
  move: (seconds: number) => void
  /** How far that is where the device does not say, in seconds. */
  step?: { back: number; forward: number }
  next: (() => void) | undefined
  previous: (() => void) | undefined
  /** The page is hidden while it plays: into a small window of the system. */
  leave: (() => void) | undefined
}

const usualStep = { back: 5, forward: 5 }
const isAppleTouch = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

/** Shows on the device what plays and answers its buttons, until the returned function is called. */
export function showMediaSession(
  media: Media<HTMLMediaElement>,
  card: MediaCard,
  { move, step = usualStep, next, previous, leave }: MediaButtons,
): () => void {
  if (!('mediaSession' in navigator)) return () => undefined
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({ ...card, artwork: [...card.artwork] })
  const handlers: Record<string, MediaSessionActionHandler | undefined> = {
    play: media.play,
    pause: () => media.pause(),
    stop: () => media.pause(),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) media.seek(seekTime)
    },
    // On an iPhone these would take the places of the buttons for the next and the previous episode.
    seekbackward: isAppleTouch() ? undefined : ({ seekOffset }) => move(-(seekOffset ?? step.back)),
    seekforward: isAppleTouch() ? undefined : ({ seekOffset }) => move(seekOffset ?? step.forward),
    nexttrack: next,
    previoustrack: previous,
    enterpictureinpicture: leave,
  }
  for (const [name, handler] of Object.entries(handlers)) answer(name, handler ?? null)
  const life = new AbortController()
  const tell = (): void => {
    const { position, duration, speed, isPaused } = media.now()
    mediaSession.playbackState = isPaused ? 'paused' : 'playing'
    if (duration > 0) mediaSession.setPositionState({ duration, position: Math.min(position, duration), playbackRate: speed })
  }
  for (const name of ['play', 'pause', 'seeked', 'ratechange', 'loadedmetadata'])
    media.element.addEventListener(name, tell, { signal: life.signal })
  return () => {
    life.abort()
    for (const name of Object.keys(handlers)) answer(name, null)
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
  }
}

/** Not every browser knows every button. */
function answer(name: string, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(name as MediaSessionAction, handler)
  } catch {
    // Then it has none.
  }
}
