import { useSnapshot } from 'valtio'
import { guestSaves, setSavesOnDevice } from '#state/guest-saves.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** Whether a guest keeps titles on this device without being asked each time (decision A1). */
export function DeviceSavesSwitch() {
  const { areOnDevice } = useSnapshot(guestSaves)
  return <SettingSwitch setting="device-saves" on={areOnDevice} onChange={setSavesOnDevice} />
}
