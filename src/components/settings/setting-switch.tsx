import { useLingui } from '@lingui/react/macro'
import { settingWords } from '#i18n/setting-words.ts'
import type { SettingKey } from '#product/settings.ts'
import { Switch } from '#ui/controls/switch.tsx'

interface SettingSwitchProps {
  setting: SettingKey
  on: boolean
  onChange: (on: boolean) => void
}

/** A setting that is on or off, with its name and what it does, wherever it stands. */
export function SettingSwitch({ setting, on, onChange }: SettingSwitchProps) {
  const { i18n } = useLingui()
  const { name, description } = settingWords[setting]
  return <Switch label={i18n._(name)} hint={i18n._(description)} on={on} onChange={onChange} />
}
