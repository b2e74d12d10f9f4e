import { Trans, useLingui } from '@lingui/react/macro'
import { closePlayer } from '#state/player.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { PauseIcon, ReturnIcon } from '#ui/icons/player-icons.tsx'
import { useMediaState } from '#ui/media/use-media.ts'
import { ControlButton } from './control-button.tsx'
import * as css from './corner-controls.css.ts'
import { CornerNext } from './next-offer.tsx'
import { touch } from './touch-layer.css.ts'
import { useStage } from './stage.ts'

/** What a player in the corner can do: go back to its page, stop, and leave. */
export function CornerControls() {
  const { t } = useLingui()
  const { commands, what } = useStage()
  const isPaused = useMediaState((state) => state.isPaused)
  const share = useMediaState(({ position, duration }) => (duration > 0 ? position / duration : 0))
  const hasFailed = useMediaState((state) => state.failure !== null)
  const name = what.title.title
  return (
    <>
      <button type="button" className={touch} aria-label={t`Back to ${name}`} onClick={() => commands.act('mini')} />
      <div className={css.bar} data-controls>
        <ControlButton name={t`Back to the player`} onClick={() => commands.act('mini')}>
          <ReturnIcon size={20} />
        </ControlButton>
        <ControlButton name={isPaused ? t`Play` : t`Pause`} onClick={() => commands.act('play')}>
          {isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </ControlButton>
        <ControlButton name={t`Close the player`} onClick={closePlayer}>
          <CloseIcon size={20} />
        </ControlButton>
      </div>
      {hasFailed && (
        <p className={css.words} role="status">
          <Trans>Playing stopped</Trans>
        </p>
      )}
      <CornerNext />
      <span className={css.line} style={{ width: '100%', scale: `${share} 1` }} aria-hidden="true" />
    </>
  )
}
