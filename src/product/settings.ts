/** The sections of the page of settings, in its order; each has its address, `/settings#data`. */
export const settingSections = ['preferences', 'look', 'privacy', 'storage', 'keyboard', 'data', 'about'] as const
export type SettingSection = (typeof settingSections)[number]

export interface SettingRow {
  section: SettingSection
  /** Whom it concerns; left out for everybody. */
  for?: 'guest' | 'member'
  /** Where it is set, if that is a page of its own. */
  page?: '/storage' | '/downloads' | '/sources' | '/profile'
}

/** Everything that can be set, in the order of its section. Its name here is its address on the page: `/settings#theme`. */
export const settings = {
  'watch-history': { section: 'preferences' },
  'continue-watching': { section: 'preferences' },
  'spoiler-shield': { section: 'preferences' },
  'seen-titles': { section: 'preferences' },
  'preferred-source': { section: 'preferences' },
  notifications: { section: 'preferences' },
  'feature-news': { section: 'preferences' },
  'recent-notices': { section: 'preferences' },
  theme: { section: 'look' },
  accent: { section: 'look' },
  language: { section: 'look' },
  region: { section: 'look' },
  'device-saves': { section: 'privacy', for: 'guest' },
  'recent-searches': { section: 'privacy' },
  'clear-history': { section: 'privacy' },
  'adult-channels': { section: 'privacy' },
  'storage-use': { section: 'storage', page: '/storage' },
  downloads: { section: 'storage', page: '/downloads' },
  'watched-downloads': { section: 'storage' },
  sources: { section: 'storage', page: '/sources' },
  'letter-keys': { section: 'keyboard' },
  shortcuts: { section: 'keyboard' },
  backup: { section: 'data' },
  import: { section: 'data' },
  account: { section: 'data', for: 'member', page: '/profile' },
  install: { section: 'about' },
  version: { section: 'about' },
} as const satisfies Record<string, SettingRow>

export type SettingKey = keyof typeof settings

/** What is set on the page itself. */
export type OwnSetting = { [K in SettingKey]: (typeof settings)[K] extends { page: string } ? never : K }[SettingKey]
