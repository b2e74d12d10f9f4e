import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { EpisodeName } from '#components/cards/episode-name.tsx'
import { useEpisodeName } from '#components/episodes/episode-words.tsx'
import { titlePath } from '#components/links/title-path.ts'
import { keysOf } from '#domain/keys.ts'
import { momentText } from '#domain/watching/moment.ts'
import { playerActionNames } from '#i18n/player-names.ts'
import type { PlayerAction } from '#product/player-keys.ts'
import { playing } from '#product/playing.ts'
import type { PlayerPlace } from '#state/player.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { ChevronLeftIcon, PlayIcon } from '#ui/icons/icons.tsx'
import { FilterIcon } from '#ui/icons/later-icons.tsx'
import {
  CornerIcon,
  EpisodesIcon,
  LeaveScreenIcon,
  MutedIcon,
  NextIcon,
  PauseIcon,
  PreviousIcon,
  ScreensIcon,
  SmallWindowIcon,
  SubtitlesIcon,
  VolumeIcon,
  WholeScreenIcon,
  WideIcon,
} from '#ui/icons/player-icons.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'
import { canBeInPicture, chooseScreen, isFullscreen, onFullscreen, watchForScreens } from '#ui/media/surfaces.ts'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import { control } from './control-button.css.ts'
import { ControlButton } from './control-button.tsx'
import * as css from './controls.css.ts'
import { SeekBar } from './seek-bar.tsx'
import { useStage } from './stage.ts'

interface ControlsProps {
  isShown: boolean
  place: PlayerPlace
}

/** The bars over the picture: what plays above, everything that can be done below. */
export function Controls({ isShown, place }: ControlsProps) {
  const { t } = useLingui()
  const { what, beside } = useStage()
  const { media_type: type } = what.watchable
  return (
    <div className={css.bars} data-controls data-shown={isShown}>
      <div className={css.head}>
        <a className={control} href={titlePath(what.title)} aria-label={t`To the details`} title={t`To the details`}>
          <ChevronLeftIcon />
        </a>
        <div className={css.headWords}>
          <p className={css.headTitle} lang={what.title.foreign?.title}>
            {what.title.title}
          </p>
          {type === 'tv' && <EpisodeLine />}
        </div>
        <ScreensButton />
      </div>
      <div className={css.foot}>
        <SeekBar />
        <div className={css.line}>
          {type === 'tv' && <Act action="previous" icon={PreviousIcon} isRoomy isOff={!beside.before} />}
          <PlayButton />
          {type === 'tv' && <Act action="next" icon={NextIcon} isOff={!beside.after} />}
          <Volume />
          <Time />
          <span className={css.space} />
          {beside.season.length > 1 && <Act action="episodes" icon={EpisodesIcon} isRoomy />}
          <SubtitlesButton />
          <SettingsButton />
          {canBeInPicture() && <Act action="pictureInPicture" icon={SmallWindowIcon} isRoomy />}
          {place === 'page' && <Act action="mini" icon={CornerIcon} isRoomy />}
          {place === 'page' && <Act action="theatre" icon={WideIcon} isRoomy />}
          <FullscreenButton />
        </div>
      </div>
    </div>
  )
}

function EpisodeLine() {
  const { what } = useStage()
  const name = useEpisodeName({ name: what.episode?.name ?? '', number: what.watchable.episode ?? 0 })
  return (
    <p className={css.headEpisode} lang={what.episode?.foreign?.name}>
      <EpisodeName of={what.watchable} /> · {name}
    </p>
  )
}

interface ActProps {
  action: PlayerAction
  icon: (props: IconProps) => ReactNode
  /** Shown from the width of a tablet on. */
  isRoomy?: boolean
  /** There is nothing for it to do. */
  isOff?: boolean
  /** Its name where that depends on what is the case. */
  name?: string
}

/** A button for what a key does, too. */
function Act({ action, icon: Icon, isRoomy = false, isOff = false, name }: ActProps) {
  const { i18n } = useLingui()
  const { commands } = useStage()
  const words = name ?? i18n._(playerActionNames[action])
  const [key] = keysOf(keyGroups.player, action, keySettings)
  return (
    <ControlButton
      name={words}
      className={isRoomy ? css.roomy : ''}
      aria-disabled={isOff}
      aria-keyshortcuts={key?.replace('Ctrl', 'Control')}
      title={`${words} (${key})`}
      onClick={() => commands.act(action)}
    >
      <Icon />
    </ControlButton>
  )
}

function PlayButton() {
  const { t } = useLingui()
  const isPaused = useMediaState((state) => state.isPaused)
  return <Act action="play" icon={isPaused ? PlayIcon : PauseIcon} name={isPaused ? t`Play` : t`Pause`} />
}

function Volume() {
  const { t } = useLingui()
  const { commands } = useStage()
  const volume = useMediaState((state) => (state.isMuted ? 0 : state.volume))
  const percent = Math.round(volume * 100)
  return (
    <div className={`${css.volume} ${css.roomy}`}>
      <Act action="mute" icon={volume === 0 ? MutedIcon : VolumeIcon} name={volume === 0 ? t`Unmute` : t`Mute`} />
      <input
        type="range"
        className={css.volumeRange}
        aria-label={t`Volume`}
        aria-valuetext={`${percent} %`}
        min={0}
        max={1}
        step={playing.volumeStep}
        value={volume}
        onChange={({ target }) => commands.setVolume(Number(target.value))}
      />
    </div>
  )
}

function Time() {
  const position = useMediaState((state) => Math.floor(state.position))
  const duration = useMediaState((state) => Math.floor(state.duration))
  return (
    <span className={css.time}>
      {momentText(position)} / {momentText(duration)}
    </span>
  )
}

function SubtitlesButton() {
  const { i18n } = useLingui()
  const { openPanel } = useStage()
  return (
    <ControlButton name={i18n._(playerActionNames.subtitleMenu)} aria-haspopup="dialog" onClick={() => openPanel('subtitles')}>
      <SubtitlesIcon />
    </ControlButton>
  )
}

function SettingsButton() {
  const { t } = useLingui()
  const { openPanel } = useStage()
  return (
    <ControlButton name={t`Player settings`} aria-haspopup="dialog" onClick={() => openPanel('settings')}>
      <FilterIcon />
    </ControlButton>
  )
}

function FullscreenButton() {
  const { t } = useLingui()
  const isWhole = useSyncExternalStore(onFullscreen, isFullscreen)
  return (
    <Act action="fullscreen" icon={isWhole ? LeaveScreenIcon : WholeScreenIcon} name={isWhole ? t`Leave full screen` : t`Full screen`} />
  )
}

/** Sends the picture to another screen, where the browser knows of one. */
function ScreensButton() {
  const { t } = useLingui()
  const { element } = useMedia()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const life = new AbortController()
    watchForScreens(element, setThere, life.signal)
    return () => life.abort()
  }, [element])
  if (!isThere) return null
  return (
    <ControlButton name={t`Play on another screen`} onClick={() => void chooseScreen(element)}>
      <ScreensIcon />
    </ControlButton>
  )
}
