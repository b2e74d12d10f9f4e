import { useLingui } from '@lingui/react/macro'
import { chooseSeenMode, useSeenMode } from '#data/watching/seen-titles.ts'
import { settingWords } from '#i18n/setting-words.ts'
import { Segmented } from '#ui/controls/choice.tsx'

/** What happens to titles a person has seen, on all their devices. */
export function SeenChoice() {
  const { t, i18n } = useLingui()
  const seen = useSeenMode()
  return (
    <Segmented
      label={i18n._(settingWords['seen-titles'].name)}
      value={seen}
      onChoose={(mode) => void chooseSeenMode(mode)}
      options={[
        ['show', t({ context: 'seen titles', message: 'Show' })],
        ['dim', t`Dim`],
        ['hide', t`Hide`],
      ]}
    />
  )
}
