import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { SettingSwitch } from '#components/settings/setting-switch.tsx'
import { type PreferredSource, preferredSources } from '#contract/entities/preferences.ts'
import { preferSource, turnFeatureNews, turnNotifications } from '#data/account/change-setting.ts'
import { usePreferences } from '#data/account/preferences.ts'
import { settingWords } from '#i18n/setting-words.ts'
import { liveTv, showAdult } from '#state/live-tv.ts'
import { Select } from '#ui/controls/choice.tsx'

/** Whether something is told that nobody asked for (decision T12). */
export function NotificationsSwitch() {
  const { isNotificationsEnabled } = usePreferences()
  return <SettingSwitch setting="notifications" on={isNotificationsEnabled} onChange={(on) => void turnNotifications(on)} />
}

/** Whether what is new is told. */
export function FeatureNewsSwitch() {
  const { isFeatureNewsEnabled } = usePreferences()
  return <SettingSwitch setting="feature-news" on={isFeatureNewsEnabled} onChange={(on) => void turnFeatureNews(on)} />
}

/** What a title is played from first. */
export function SourceChoice() {
  const { t, i18n } = useLingui()
  const { preferredSource } = usePreferences()
  const names: Record<PreferredSource, string> = {
    automatic: t`Automatic: your own sources first`,
    'built-in': t`What comes with Matinee`,
    jellyfin: t`Your Jellyfin server`,
    addon: t`Add-ons`,
    peertube: t`PeerTube`,
    archive: t`Internet Archive`,
    playlist: t`Playlists`,
  }
  return (
    <Select
      label={i18n._(settingWords['preferred-source'].name)}
      value={preferredSource}
      options={preferredSources.map((source) => [source, names[source]])}
      onChoose={(source) => void preferSource(source)}
    />
  )
}

/** Whether channels for adults are in the list (decision T13). */
export function AdultSwitch() {
  const { isAdultShown } = useSnapshot(liveTv)
  return <SettingSwitch setting="adult-channels" on={isAdultShown} onChange={showAdult} />
}
