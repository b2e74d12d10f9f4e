import { usePreferences } from '#data/account/preferences.ts'
import { turnWatching } from '#data/watching/watching-preferences.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** Whether what is watched is noted. */
export function WatchHistorySwitch() {
  const { isWatchHistoryEnabled } = usePreferences()
  return (
    <SettingSwitch setting="watch-history" on={isWatchHistoryEnabled} onChange={(on) => void turnWatching('isWatchHistoryEnabled', on)} />
  )
}

/** Whether it is remembered where somebody stopped. */
export function ContinueWatchingSwitch() {
  const { isContinueWatchingEnabled } = usePreferences()
  return (
    <SettingSwitch
      setting="continue-watching"
      on={isContinueWatchingEnabled}
      onChange={(on) => void turnWatching('isContinueWatchingEnabled', on)}
    />
  )
}

/** What is recorded while watching; each press counts at once. */
export const WatchingSwitches = () => (
  <>
    <WatchHistorySwitch />
    <ContinueWatchingSwitch />
  </>
)
