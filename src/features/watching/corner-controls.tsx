import { Trans, useLingui } from '@lingui/react/macro'
import { closePlayer } from '#state/player.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { PauseIcon, ReturnIcon } from '#ui/icons/player-icons.tsx'
import { useMediaState } from '#ui/media/use-media.ts'
import { CornerNext } from './offers.tsx'
import * as css from './player.css.ts'
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
      <button type="button" className={css.touch} aria-label={t`Back to ${name}`} onClick={() => commands.act('mini')} />
      <div className={css.cornerBar} data-controls>
        <button
          type="button"
          className={css.control}
          aria-label={t`Back to the player`}
          title={t`Back to the player`}
          onClick={() => commands.act('mini')}
        >
          <ReturnIcon size={20} />
        </button>
        <button
          type="button"
          className={css.control}
          aria-label={isPaused ? t`Play` : t`Pause`}
          title={isPaused ? t`Play` : t`Pause`}
          onClick={() => commands.act('play')}
        >
          {isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </button>
        <button type="button" className={css.control} aria-label={t`Close the player`} title={t`Close the player`} onClick={closePlayer}>
          <CloseIcon size={20} />
        </button>
      </div>
      {hasFailed && (
        <p className={css.cornerWords} role="status">
          <Trans>Playing stopped</Trans>
        </p>
      )}
      <CornerNext />
      <span className={css.cornerLine} style={{ width: '100%', scale: `${share} 1` }} aria-hidden="true" />
    </>
  )
}
