import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { Channel } from '#domain/live-tv/channel.ts'
import { keysOf } from '#domain/keys.ts'
import type { ChannelAction } from '#product/channel-keys.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { CloseIcon, HistoryIcon } from '#ui/icons/later-icons.tsx'
import type { IconProps } from '#ui/icons/icon.tsx'
import { LeaveScreenIcon, MutedIcon, NextIcon, PauseIcon, PreviousIcon, VolumeIcon, WholeScreenIcon } from '#ui/icons/player-icons.tsx'
import { isFullscreen, onFullscreen } from '#ui/media/surfaces.ts'
import { useMediaState } from '#ui/media/use-media.ts'
import { ControlButton } from '../control-button.tsx'
import * as bars from '../controls.css.ts'
import type { ChannelPlayback } from './use-channel-playback.ts'
import * as css from './channel.css.ts'

interface ChannelControlsProps {
  channel: Channel
  playback: ChannelPlayback
  isShown: boolean
  hasOthers: boolean
  hasLast: boolean
  act: (action: ChannelAction) => void
}

/** The bars over the picture: which channel it is and a way out above, what can be done below. */
export function ChannelControls({ channel, playback, isShown, hasOthers, hasLast, act }: ChannelControlsProps) {
  const { t } = useLingui()
  // While another film is on its way, the element stands still.
  const isPaused = useMediaState((state) => state.isPaused && state.isReady)
  // What the browser wants to be touched for first was never away from the clock.
  const isAway = useMediaState((state) => state.isPaused && state.isReady && !state.isUntouched)
  const isMuted = useMediaState((state) => state.isMuted || state.volume === 0)
  const isWhole = useSyncExternalStore(onFullscreen, isFullscreen)
  return (
    <div className={bars.bars} data-controls data-shown={isShown}>
      <div className={bars.head}>
        <div className={bars.headWords}>
          <p className={bars.headTitle}>{channel.name}</p>
        </div>
        <Act action="close" icon={CloseIcon} name={t`Close`} act={act} />
      </div>
      <div className={bars.foot}>
        <div className={bars.line}>
          <Act action="previous" icon={PreviousIcon} name={t`Previous channel`} act={act} isOff={!hasOthers} />
          <Act action="play" icon={isPaused ? PlayIcon : PauseIcon} name={isPaused ? t`Play` : t`Pause`} act={act} />
          <Act action="next" icon={NextIcon} name={t`Next channel`} act={act} isOff={!hasOthers} />
          <Act action="mute" icon={isMuted ? MutedIcon : VolumeIcon} name={isMuted ? t`Unmute` : t`Mute`} act={act} />
          {hasLast && <Act action="last" icon={HistoryIcon} name={t`Last channel`} act={act} />}
          <span className={bars.space} />
          <Live playback={playback} isAway={isAway} />
          <Act
            action="fullscreen"
            icon={isWhole ? LeaveScreenIcon : WholeScreenIcon}
            name={isWhole ? t`Leave full screen` : t`Full screen`}
            act={act}
          />
        </div>
      </div>
    </div>
  )
}

/** Whether this is what is on the air, and the way there and to the beginning of the film. */
function Live({ playback: { slot, isFromStart, startOver, goLive }, isAway }: { playback: ChannelPlayback; isAway: boolean }) {
  if (isAway || isFromStart) {
    return (
      <button type="button" className={css.wordButton} onClick={goLive}>
        <Trans>Back to live</Trans>
      </button>
    )
  }
  return (
    <>
      {slot && (
        <button type="button" className={css.wordButton} onClick={startOver}>
          <Trans>Start over</Trans>
        </button>
      )}
      <span className={`${css.liveMark} ${bars.roomy}`}>
        <Trans>Live</Trans>
      </span>
    </>
  )
}

interface ActProps {
  action: ChannelAction
  icon: (props: IconProps) => React.ReactNode
  name: string
  isOff?: boolean
  act: (action: ChannelAction) => void
}

function Act({ action, icon: Icon, name, isOff = false, act }: ActProps) {
  const [key] = keysOf(keyGroups.channel, action, useSnapshot(keySettings))
  return (
    <ControlButton
      name={name}
      title={key === undefined ? name : `${name} (${key})`}
      aria-keyshortcuts={key}
      aria-disabled={isOff}
      onClick={() => !isOff && act(action)}
    >
      <Icon />
    </ControlButton>
  )
}
