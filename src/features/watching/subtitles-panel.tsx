import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { formatsOf, useFormat } from '#i18n/formats.ts'
import { subtitleLookNames, subtitlePositionNames } from '#i18n/player-names.ts'
import { languages } from '#product/languages.ts'
import { playing } from '#product/playing.ts'
import { rowNames } from '#product/row-names.ts'
import { player } from '#state/player.ts'
import { playerSettings, setPlayer } from '#state/player-settings.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import type { MediaChoice } from '#ui/media/media.ts'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'
import { languageName } from './stream-names.ts'

const { looks, positions, sizes } = playing.subtitle
const none = 'none'

/** Which words and which voice, how the words look, and when they come. */
export function SubtitlesPanel() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { commands, playback } = useStage()
  const media = useMedia()
  const settings = useSnapshot(playerSettings)
  const there = useMediaState((state) => state.subtitles)
  const voices = useMediaState((state) => state.voices)
  const voice = useMediaState((state) => state.voice)
  /** A label only where it says more than the language. */
  const nameOf = ({ language, label }: MediaChoice): string => {
    const name = languageName(language, format)
    return [name, label].filter((word, place) => word !== '' && (place === 0 || !isNameOf(word, language))).join(' · ')
  }
  const spoken = [...new Map(there.map((choice) => [choice.language, languageName(choice.language, format)]))]
  const offset = Math.round(useSnapshot(player).subtitleOffset * 1000)
  return (
    <>
      {voices.length > 1 && (
        <Select
          label={t`Voice`}
          value={voice ?? ''}
          options={voices.map((choice) => [choice.id, nameOf(choice)])}
          onChoose={(id) => {
            setPlayer({ voice: voices.find((choice) => choice.id === id)?.language ?? null })
            media.setVoice(id)
          }}
        />
      )}
      {there.length === 0 ? (
        <p className={css.note}>
          <Trans>This source has no subtitles.</Trans>
        </p>
      ) : (
        <Select
          label={t`Subtitles`}
          value={settings.subtitles ?? none}
          options={[[none, t`Off`], ...spoken]}
          onChoose={(language) => commands.showSubtitles(language === none ? null : language)}
        />
      )}
      {/* A playlist reads one language at a time. */}
      {spoken.length > 1 && settings.subtitles !== null && playback.stream?.delivery === 'file' && (
        <Select
          label={t`Second language below`}
          value={settings.secondSubtitles ?? none}
          options={[[none, t`Off`], ...spoken.filter(([language]) => language !== settings.subtitles)]}
          onChoose={(language) => setPlayer({ secondSubtitles: language === none ? null : language })}
        />
      )}
      <Select
        label={t`Size`}
        value={String(settings.size)}
        options={sizes.map((size) => [String(size), `${size} %`])}
        onChoose={(chosen) => setPlayer({ size: sizes.find((size) => String(size) === chosen) ?? settings.size })}
      />
      <Select
        label={t`Look`}
        value={settings.look}
        options={looks.map((look) => [look, i18n._(subtitleLookNames[look])])}
        onChoose={(look) => setPlayer({ look })}
      />
      <Select
        label={t`Place`}
        value={settings.position}
        options={positions.map((position) => [position, i18n._(subtitlePositionNames[position])])}
        onChoose={(position) => setPlayer({ position })}
      />
      <div className={css.steps} role="group" aria-label={t`Timing`}>
        <span className={css.stepName} aria-hidden="true">
          <Trans>Timing</Trans>
        </span>
        <IconButton label={t`50 ms earlier`} onClick={() => commands.act('subtitlesEarlier')}>
          <ChevronLeftIcon />
        </IconButton>
        <span className={css.stepValue} role="status">
          {offset > 0 ? '+' : ''}
          {offset} ms
        </span>
        <IconButton label={t`50 ms later`} onClick={() => commands.act('subtitlesLater')}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <Switch
        label={<Trans>Read subtitles aloud</Trans>}
        hint={<Trans>With the voice of this device.</Trans>}
        on={settings.areSubtitlesSpoken}
        onChange={(on) => setPlayer({ areSubtitlesSpoken: on })}
      />
    </>
  )
}

/** Whether a word only names the language, in one of ours. */
const isNameOf = (word: string, language: string): boolean =>
  rowNames(languages).some((locale) => languageName(language, formatsOf(locale)) === word)
