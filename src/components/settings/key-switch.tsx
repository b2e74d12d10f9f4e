import { useSnapshot } from 'valtio'
import { keySettings, setCharactersOff } from '#state/key-settings.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** Turns off the keys that are letters or symbols (WCAG 2.1.4). */
export function KeySwitch() {
  const { areCharactersOff } = useSnapshot(keySettings)
  return <SettingSwitch setting="letter-keys" on={areCharactersOff} onChange={setCharactersOff} />
}
