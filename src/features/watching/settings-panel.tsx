import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useNoteWords } from '#components/sources/source-words.tsx'
import { licenceLine } from './licence.tsx'
import { playing } from '#product/playing.ts'
import { playerSettings, setPlayer } from '#state/player-settings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { KeyboardIcon } from '#ui/icons/player-icons.tsx'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'
import { sourceName } from './stream-names.ts'

/** Which source, how large, how fast, and what happens at the end. */
export function SettingsPanel() {
  const { t } = useLingui()
  const { commands, openPanel } = useStage()
  const media = useMedia()
  const speed = useMediaState((state) => state.speed)
  const sizes = useMediaState((state) => state.sizes)
  const size = useMediaState((state) => state.size)
  const height = useMediaState((state) => state.height)
  const { isNextAutomatic, isPictureInPictureAutomatic } = useSnapshot(playerSettings)
  return (
    <>
      <Sources />
      {sizes.length > 1 && (
        <Select
          label={t`Picture size`}
          value={size ?? 'auto'}
          options={[['auto', t`Automatic (${height}p)`], ...sizes.map(({ id, height: lines }) => [id, `${lines}p`] as const).toReversed()]}
          onChoose={(id) => media.setSize(id === 'auto' ? null : id)}
        />
      )}
      <Select
        label={t`Speed`}
        value={String(speed)}
        options={playing.speeds.map((one) => [String(one), `${one}×`])}
        onChoose={(one) => commands.setSpeed(Number(one))}
      />
      <Switch
        label={<Trans>Play the next episode by itself</Trans>}
        on={isNextAutomatic}
        onChange={(on) => setPlayer({ isNextAutomatic: on })}
      />
      <Switch
        label={<Trans>Picture in picture when you leave the tab</Trans>}
        hint={<Trans>Where the browser allows it.</Trans>}
        on={isPictureInPictureAutomatic}
        onChange={(on) => setPlayer({ isPictureInPictureAutomatic: on })}
      />
      <div className={css.buttons}>
        <Button onClick={() => openPanel('help')}>
          <KeyboardIcon size={20} />
          <Trans>Keyboard shortcuts</Trans>
        </Button>
        <Button onClick={() => openPanel('statistics')}>
          <Trans>Playback figures</Trans>
        </Button>
      </div>
    </>
  )
}

/** Everything the title can be played from, with whom to thank for it. */
function Sources() {
  const { t } = useLingui()
  const { playback, openPanel } = useStage()
  const words = useNoteWords()
  const { streams = [], stream, choose, notes } = playback
  return (
    <div className={css.sources} role="group" aria-label={t`Source`}>
      {streams.map((one) => (
        <button key={one.id} type="button" className={css.source} aria-pressed={one.id === stream?.id} onClick={() => choose(one)}>
          <strong>{sourceName(one, t`All sizes`)}</strong>
          {one.licence && <span className={css.note}>{licenceLine(one.licence)}</span>}
        </button>
      ))}
      {notes.map((note) => (
        <p key={note.source.id} className={css.note}>
          {words(note)}
        </p>
      ))}
      <Button onClick={() => openPanel('own')}>
        <Trans>Play something of your own</Trans>
      </Button>
    </div>
  )
}
