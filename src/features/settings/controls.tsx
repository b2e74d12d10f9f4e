import type { ComponentType } from 'react'
import { WatchedDownloadsSwitch } from '#components/downloads/watched-switch.tsx'
import { AccentChoice } from '#components/settings/accent-choice.tsx'
import { DeviceSavesSwitch } from '#components/settings/device-saves-switch.tsx'
import { KeySwitch } from '#components/settings/key-switch.tsx'
import { LanguageChoice, RegionChoice, ThemeChoice } from '#components/settings/look-choices.tsx'
import { SeenChoice } from '#components/settings/seen-choice.tsx'
import { SpoilerSwitch } from '#components/settings/spoiler-switch.tsx'
import { ContinueWatchingSwitch, WatchHistorySwitch } from '#components/settings/watching-switches.tsx'
import type { OwnSetting } from '#product/settings.ts'
import { ClearHistory, ClearSearches, RecentNotices, SaveBackup, Shortcuts } from './actions.tsx'
import { Install, Version } from './about.tsx'
import { ImportPanel } from './import-panel.tsx'
import { AdultSwitch, FeatureNewsSwitch, NotificationsSwitch, SourceChoice } from './preference-controls.tsx'

interface SettingControl {
  Control: ComponentType
  /** What of the setting's words the control shows itself. */
  says: 'everything' | 'name' | 'nothing'
}

const ofSwitch = (Control: ComponentType): SettingControl => ({ Control, says: 'everything' })
const ofChoice = (Control: ComponentType): SettingControl => ({ Control, says: 'name' })
const ofAction = (Control: ComponentType): SettingControl => ({ Control, says: 'nothing' })

/** How each setting is set; what has a page of its own is set there. */
export const controls: Record<OwnSetting, SettingControl> = {
  'watch-history': ofSwitch(WatchHistorySwitch),
  'continue-watching': ofSwitch(ContinueWatchingSwitch),
  'spoiler-shield': ofSwitch(SpoilerSwitch),
  'seen-titles': ofChoice(SeenChoice),
  'preferred-source': ofChoice(SourceChoice),
  notifications: ofSwitch(NotificationsSwitch),
  'feature-news': ofSwitch(FeatureNewsSwitch),
  'recent-notices': ofAction(RecentNotices),
  theme: ofChoice(ThemeChoice),
  accent: ofChoice(AccentChoice),
  language: ofChoice(LanguageChoice),
  region: ofChoice(RegionChoice),
  'device-saves': ofSwitch(DeviceSavesSwitch),
  'recent-searches': ofAction(ClearSearches),
  'clear-history': ofAction(ClearHistory),
  'adult-channels': ofSwitch(AdultSwitch),
  'watched-downloads': ofSwitch(WatchedDownloadsSwitch),
  'letter-keys': ofSwitch(KeySwitch),
  shortcuts: ofAction(Shortcuts),
  backup: ofAction(SaveBackup),
  import: ofAction(ImportPanel),
  install: ofAction(Install),
  version: ofAction(Version),
}
