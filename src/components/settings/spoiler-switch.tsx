import { usePreferences } from '#data/account/preferences.ts'
import { changeSetting } from '#data/account/change-setting.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** Whether unseen episodes are kept a surprise. */
export function SpoilerSwitch() {
  const { isSpoilerShieldEnabled } = usePreferences()
  return (
    <SettingSwitch
      setting="spoiler-shield"
      on={isSpoilerShieldEnabled}
      onChange={(on) => void changeSetting('isSpoilerShieldEnabled', on)}
    />
  )
}
