import { useSnapshot } from 'valtio'
import { SettingSwitch } from '#components/settings/setting-switch.tsx'
import { downloadSettings, setRemovesWatched } from '#state/download-settings.ts'

/** Whether downloads leave by themselves once they were watched. */
export function WatchedDownloadsSwitch() {
  const { removesWatched } = useSnapshot(downloadSettings)
  return <SettingSwitch setting="watched-downloads" on={removesWatched} onChange={setRemovesWatched} />
}
