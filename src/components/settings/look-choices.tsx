import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { regionNames, themeNames } from '#i18n/setting-names.ts'
import { settingWords } from '#i18n/setting-words.ts'
import { themes } from '#product/appearance.ts'
import { languages, regions } from '#product/languages.ts'
import { rowNames } from '#product/row-names.ts'
import { appearance, setRegion, setTheme } from '#state/appearance.ts'
import { chooseLanguage } from '#state/language.ts'
import { Segmented, Select } from '#ui/controls/choice.tsx'

/** The language of the interface and of what the catalogue tells. */
export function LanguageChoice() {
  const { i18n } = useLingui()
  const { language } = useSnapshot(appearance)
  return (
    <Segmented
      label={i18n._(settingWords.language.name)}
      value={language}
      options={rowNames(languages).map((key) => [
        key,
        <span key={key} lang={key}>
          {languages[key].name}
        </span>,
      ])}
      onChoose={(next) => void chooseLanguage(next)}
    />
  )
}

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const { i18n } = useLingui()
  const { theme } = useSnapshot(appearance)
  return (
    <Segmented
      label={i18n._(settingWords.theme.name)}
      value={theme}
      options={themes.map((key) => [key, i18n._(themeNames[key])])}
      onChoose={setTheme}
    />
  )
}

/** The country that dates, age ratings and offers are for. */
export function RegionChoice() {
  const { i18n } = useLingui()
  const { region } = useSnapshot(appearance)
  return (
    <Select
      label={i18n._(settingWords.region.name)}
      value={region}
      options={regions.map((key) => [key, i18n._(regionNames[key])])}
      onChoose={setRegion}
    />
  )
}
