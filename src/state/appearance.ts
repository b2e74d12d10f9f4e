import { proxy } from 'valtio'
import { accentColors, type AccentColor } from '#contract/entities/preferences.ts'
import { showAppearance, systemPrefersLight, systemRegion, watchSystemTheme } from '#platform/appearance.ts'
import { storage } from '#platform/storage.ts'
import { rowNames } from '#product/row-names.ts'
import { accents, barColor, defaultTheme, type Theme, themes } from '#product/appearance.ts'
import { defaultLanguage, defaultRegion, type Language, languages, type Region, regions } from '#product/languages.ts'
import { storageKeys } from '#platform/storage-keys.ts'

/** What this device looks like and speaks; kept in local storage because the head script needs it before any bundle runs. */
export const appearance = proxy({
  theme: pick(themes, storage.read(storageKeys.theme), defaultTheme),
  accent: pick(accentColors, storage.read(storageKeys.accent), accentColors[0]),
  language: pick(rowNames(languages), storage.read(storageKeys.language), defaultLanguage),
  region: pick(regions, storage.read(storageKeys.region) ?? systemRegion(), defaultRegion),
})

function pick<T extends string>(allowed: readonly T[], stored: string | null, otherwise: T): T {
  return allowed.find((value) => value === stored) ?? otherwise
}

function show(): void {
  const { accent, language } = appearance
  const isLight = appearance.theme === 'light' || (appearance.theme === 'system' && systemPrefersLight())
  const theme = isLight ? 'light' : 'dark'
  showAppearance({ theme, accentName: accents[accent].name, barColor: barColor(theme, accent), language })
}

export function setTheme(theme: Theme): void {
  appearance.theme = theme
  storage.write(storageKeys.theme, theme)
  show()
}

export function setAccent(accent: AccentColor): void {
  appearance.accent = accent
  storage.write(storageKeys.accent, accent)
  show()
}

/** Remembers the language; its words are loaded by `i18n/i18n.ts` before this is called. */
export function setLanguage(language: Language): void {
  appearance.language = language
  storage.write(storageKeys.language, language)
  show()
}

/** Whether somebody chose the language on this device, instead of taking what was there. */
export const isLanguageChosen = (): boolean => storage.read(storageKeys.language) !== null

export function setRegion(region: Region): void {
  appearance.region = region
  storage.write(storageKeys.region, region)
}

watchSystemTheme(show)
