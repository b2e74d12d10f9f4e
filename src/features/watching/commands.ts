import { useEffect, useMemo, useState } from 'react'
import { titlePath, watchPath } from '#components/links/title-path.ts'
import { mediaKey } from '#contract/media.ts'
import type { Chapter, Segment } from '#contract/streams.ts'
import type { EpisodesBeside } from '#data/watching/episodes-beside.ts'
import type { Episode } from '#domain/title/season.ts'
import { momentText } from '#domain/watching/moment.ts'
import { chapterAt, chapterBeside, segmentAt } from '#domain/watching/stretches.ts'
import type { PlayerAction } from '#product/player-keys.ts'
import { playing } from '#product/playing.ts'
import { appearance } from '#state/appearance.ts'
import { player, type Playing, showPlayer } from '#state/player.ts'
import { playerSettings, setPlayer, setSpeedOf } from '#state/player-settings.ts'
import type { Media } from '#ui/media/media.ts'
import { scrollToPart, toggleFullscreen, togglePictureInPicture } from '#ui/media/surfaces.ts'
import type { Panel } from './stage.ts'

/** What the player says for a moment: what a key has just done. */
export type Feedback =
  | { says: 'playing' | 'paused' | 'muted' | 'subtitles-off' }
  | { says: 'moved'; seconds: number }
  | { says: 'moment' | 'chapter' | 'subtitles'; text: string }
  | { says: 'volume' | 'speed' | 'subtitle-offset' | 'subtitle-size'; value: number }

export interface Commands {
  /** Does what a key or a button stands for. */
  act: (action: PlayerAction) => void
  /** Moves by so many seconds; those of moves that follow each other quickly are said together. */
  move: (seconds: number) => void
  /** To a second. */
  seek: (to: number) => void
  /** To a share of the whole, from 0 to 1. */
  seekToShare: (share: number) => void
  setSpeed: (speed: number) => void
  setVolume: (volume: number) => void
  /** Shows subtitles of a language, or none. */
  showSubtitles: (language: string | null) => void
  /** Plays another episode of the same show. */
  playEpisode: (episode: Episode) => void
}

/** What the commands need to know of what plays, and may ask for. */
interface Around {
  what: Playing
  beside: EpisodesBeside
  chapters: readonly Chapter[]
  segments: readonly Segment[]
  openPanel: (panel: Panel | null) => void
  /** Leads to an address of the app, in place of the one that is shown. */
  goTo: (path: string) => void
  say: (feedback: Feedback) => void
}

const nothing = (): void => undefined
/** While there is no element yet. */
const idle: Commands = {
  act: nothing,
  move: nothing,
  seek: nothing,
  seekToShare: nothing,
  setSpeed: nothing,
  setVolume: nothing,
  showSubtitles: nothing,
  playEpisode: nothing,
}

/** Everything that can be done with a player, whether by key, button or finger, and what was done last. */
export function useCommands(media: Media | null, around: Omit<Around, 'say'>): { commands: Commands; feedback: Feedback | null } {
  const { what, beside, chapters, segments, openPanel, goTo } = around
  const [feedback, say] = useFeedback()
  const commands = useMemo(
    () => (media ? createCommands(media, { what, beside, chapters, segments, openPanel, goTo, say }) : idle),
    [media, what, beside, chapters, segments, openPanel, goTo, say],
  )
  return { commands, feedback }
}

function createCommands(media: Media, around: Around): Commands {
  const { what, beside, chapters, segments, openPanel, goTo, say } = around
  const { now, element } = media
  const title = mediaKey(what.watchable)
  const moves = { seconds: 0, at: 0 }

  const seek = (to: number): void => {
    media.seek(to)
    say({ says: 'moment', text: momentText(to) })
  }
  const move = (seconds: number): void => {
    const { position, duration } = now()
    const isSameWay = performance.now() - moves.at < playing.feedbackMs && Math.sign(moves.seconds) === Math.sign(seconds)
    Object.assign(moves, { seconds: isSameWay ? moves.seconds + seconds : seconds, at: performance.now() })
    media.seek(Math.min(Math.max(0, position + seconds), duration))
    say({ says: 'moved', seconds: moves.seconds })
  }
  const setVolume = (wanted: number): void => {
    const volume = Math.round(Math.min(1, Math.max(0, wanted)) * 100) / 100
    setPlayer({ volume, isMuted: volume === 0 })
    media.setVolume(volume)
    media.setMuted(volume === 0)
    say({ says: 'volume', value: volume })
  }
  const stepVolume = (step: number): void => setVolume((now().isMuted ? 0 : now().volume) + step)
  const setMuted = (isMuted: boolean): void => {
    setPlayer({ isMuted })
    media.setMuted(isMuted)
    say(isMuted ? { says: 'muted' } : { says: 'volume', value: now().volume })
  }
  const setSpeed = (speed: number): void => {
    media.setSpeed(speed)
    setSpeedOf(title, speed)
    say({ says: 'speed', value: speed })
  }
  const stepSpeed = (step: 1 | -1): void => {
    const { speed } = now()
    setSpeed((step > 0 ? playing.speeds.find((one) => one > speed) : playing.speeds.findLast((one) => one < speed)) ?? speed)
  }
  const showSubtitles = (language: string | null): void => {
    setPlayer({ subtitles: language, ...(language !== null && { lastSubtitles: language }) })
    say(language === null ? { says: 'subtitles-off' } : { says: 'subtitles', text: language })
  }
  const toggleSubtitles = (): void => {
    const there = now().subtitles.map(({ language }) => language)
    const wanted = [playerSettings.lastSubtitles, appearance.language].find((one) => one !== null && there.includes(one))
    showSubtitles(playerSettings.subtitles === null ? (wanted ?? there[0] ?? null) : null)
  }
  const stepSize = (step: 1 | -1): void => {
    const { sizes } = playing.subtitle
    const size = sizes[sizes.indexOf(playerSettings.size) + step] ?? playerSettings.size
    setPlayer({ size })
    say({ says: 'subtitle-size', value: size })
  }
  const shiftSubtitles = (seconds: number): void => {
    player.subtitleOffset = Math.round((player.subtitleOffset + seconds) * 1000) / 1000
    say({ says: 'subtitle-offset', value: player.subtitleOffset })
  }
  const toChapter = (step: 1 | -1): void => {
    const to = chapterBeside(chapters, now().position, step)
    if (to === undefined || chapters.length === 0) return
    media.seek(to)
    say({ says: 'chapter', text: chapterAt(chapters, to)?.title ?? momentText(to) })
  }
  const stepFrame = (step: 1 | -1): void => {
    if (now().isPaused) media.seek(now().position + step * playing.frameSeconds)
  }
  const skip = (): void => {
    const segment = segmentAt(segments, now().position)
    if (segment) seek(segment.to)
  }
  const playEpisode = (episode: Episode | undefined): void => {
    if (!episode) return
    const watchable = { ...what.watchable, season: episode.season, episode: episode.number }
    if (player.place === 'corner') showPlayer({ watchable, title: what.title, episode, at: undefined }, 'corner')
    else goTo(watchPath(watchable, what.title.title, { on: player.place === 'whole' ? 'player' : 'watch' }))
  }
  const togglePlay = (): void => {
    const { isPaused } = now()
    say({ says: isPaused ? 'playing' : 'paused' })
    if (isPaused) media.play()
    else media.pause()
  }
  const { seekSeconds, subtitle, volumeStep } = playing

  const acts: Record<PlayerAction, () => void> = {
    play: togglePlay,
    back: () => move(-seekSeconds.small),
    forward: () => move(seekSeconds.small),
    backFine: () => move(-seekSeconds.fine),
    forwardFine: () => move(seekSeconds.fine),
    backLarge: () => move(-seekSeconds.large),
    forwardLarge: () => move(seekSeconds.large),
    frameBack: () => stepFrame(-1),
    frameForward: () => stepFrame(1),
    slower: () => stepSpeed(-1),
    faster: () => stepSpeed(1),
    normalSpeed: () => setSpeed(1),
    start: () => seek(0),
    end: () => seek(now().duration),
    chapterBack: () => toChapter(-1),
    chapterForward: () => toChapter(1),
    louder: () => stepVolume(volumeStep),
    quieter: () => stepVolume(-volumeStep),
    mute: () => setMuted(!now().isMuted),
    fullscreen: () => element.parentElement && void toggleFullscreen(element.parentElement, element),
    theatre: () => {
      player.isWide = !player.isWide
    },
    mini: () => goTo(player.place === 'corner' ? watchPath(what.watchable, what.title.title) : titlePath(what.title)),
    pictureInPicture: () => void togglePictureInPicture(element),
    subtitles: toggleSubtitles,
    subtitleMenu: () => openPanel('subtitles'),
    largerSubtitles: () => stepSize(1),
    smallerSubtitles: () => stepSize(-1),
    subtitlesEarlier: () => shiftSubtitles(-subtitle.offsetStepSeconds),
    subtitlesLater: () => shiftSubtitles(subtitle.offsetStepSeconds),
    subtitlesMuchEarlier: () => shiftSubtitles(-subtitle.largeOffsetStepSeconds),
    subtitlesMuchLater: () => shiftSubtitles(subtitle.largeOffsetStepSeconds),
    skip,
    next: () => playEpisode(beside.after),
    previous: () => playEpisode(beside.before),
    episodes: () => beside.season.length > 0 && openPanel('episodes'),
    statistics: () => openPanel('statistics'),
    information: () => scrollToPart('about-what-plays'),
    help: () => openPanel('help'),
  }
  return {
    act: (action) => acts[action](),
    move,
    seek,
    seekToShare: (share) => seek(share * now().duration),
    setSpeed,
    setVolume,
    showSubtitles,
    playEpisode,
  }
}

function useFeedback(): [Feedback | null, (feedback: Feedback) => void] {
  const [feedback, setFeedback] = useState<Feedback | null>(null)
  useEffect(() => {
    if (feedback === null) return undefined
    const timer = setTimeout(() => setFeedback(null), playing.feedbackMs)
    return () => clearTimeout(timer)
  }, [feedback])
  return [feedback, setFeedback]
}
