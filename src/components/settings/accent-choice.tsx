import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { accentColors } from '#contract/entities/preferences.ts'
import { chooseAccent } from '#data/account/accent.ts'
import { accentNames } from '#i18n/setting-names.ts'
import { accents } from '#product/appearance.ts'
import { appearance } from '#state/appearance.ts'
import { Swatches } from '#ui/controls/choice.tsx'

/** The colour of everything that can be pressed; each press counts at once. */
export function AccentChoice() {
  const { i18n } = useLingui()
  const { accent } = useSnapshot(appearance)
  return (
    <Swatches
      label={<Trans>Accent color</Trans>}
      value={accent}
      options={accentColors.map((color) => [color, i18n._(accentNames[accents[color].name])])}
      onChoose={(color) => void chooseAccent(color)}
    />
  )
}
