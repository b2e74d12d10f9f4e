import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { personPath, searchPath, settingPath } from '#components/links/paths.ts'
import { titlePath } from '#components/links/title-path.ts'
import { useRecentSearches } from '#data/search/recent-searches.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { searchText } from '#domain/search/search-text.ts'
import { type Found, foundKey } from '#domain/search/suggestions.ts'
import { foldText } from '#domain/search/title-search.ts'
import { useSuggestions } from '#components/search/use-suggestions.ts'
import { themes } from '#product/appearance.ts'
import { languages } from '#product/languages.ts'
import { type SettingKey, type SettingRow, settings } from '#product/settings.ts'
import { rowNames } from '#product/row-names.ts'
import { appearance, setTheme } from '#state/appearance.ts'
import { themeNames } from '#i18n/setting-names.ts'
import { settingWords } from '#i18n/setting-words.ts'
import { chooseLanguage } from '#state/language.ts'
import { usePlaces } from './use-places.ts'

/** One line of the palette: somewhere to go, or something to do. */
export interface PaletteRow {
  key: string
  name: string
  facts?: string
  /** Where it leads; without one it does something. */
  href?: string
  run?: () => void | Promise<void>
}

/** What can be done from any page, in a sheet of its own. */
export type Tool = 'surprise' | 'arrange' | 'notices' | 'keys'

const mostPlaces = 4

/**
 * What the palette offers for a text: searching for it, tools, places and settings of that name, titles; without a text what was searched
 * for last. Titles are last because only they are loaded: nothing above them moves.
 */
export function usePaletteRows(typed: string, onTool: (tool: Tool) => Promise<void>): readonly PaletteRow[] {
  const { t } = useLingui()
  const text = searchText(typed)
  const recent = useRecentSearches()
  const places = usePlaces()
  const changes = useSettings()
  const tools: PaletteRow[] = [
    { key: 'tool:surprise', name: t`Surprise me`, facts: t`Action`, run: () => onTool('surprise') },
    { key: 'tool:arrange', name: t`Arrange home`, facts: t`Action`, run: () => onTool('arrange') },
    { key: 'tool:notices', name: t`Recent notices`, facts: t`Action`, run: () => onTool('notices') },
    { key: 'tool:keys', name: t`Keyboard shortcuts`, facts: t`Action`, run: () => onTool('keys') },
  ]
  const suggestions = useSuggestions(typed, true)
  if (text === null) return [...recent.map((past) => searchRow(past, t`Recent search`)), ...tools, ...places]
  const suggestedRow = (found: Found): Omit<PaletteRow, 'key'> => {
    if ('person' in found) return { name: found.person.name, facts: t`Person`, href: personPath(found.person.id) }
    const { type, title, date } = found.title
    const facts = [type === 'movie' ? t`Movie` : t`Show`, yearOf(date)].filter(Boolean).join(' · ')
    return { name: title, facts, href: titlePath(found.title) }
  }
  const wanted = foldText(text)
  const isWanted = ({ name }: PaletteRow): boolean => foldText(name).includes(wanted)
  return [
    searchRow(text, t`Search`),
    ...[...tools, ...places, ...changes].filter(isWanted).slice(0, mostPlaces),
    ...suggestions.map((found) => ({ key: foundKey(found), ...suggestedRow(found) })),
  ]
}

/** What is set on the page of settings by everybody; the other pages are among the places. */
const isHere = (key: SettingKey): boolean => {
  const row: SettingRow = settings[key]
  return row.page === undefined && row.for === undefined
}

const searchRow = (text: string, facts: string): PaletteRow => ({
  key: `search:${text}`,
  name: text,
  facts,
  href: searchPath(text),
})

/** Where something is set, and what can be changed from here without going anywhere. */
function useSettings(): PaletteRow[] {
  const { t, i18n } = useLingui()
  const { language, theme } = useSnapshot(appearance)
  const facts = t`Setting`
  const others = rowNames(languages).filter((other) => other !== language)
  const pages = rowNames(settings)
    .filter(isHere)
    .map((key) => ({ key: `setting:${key}`, name: i18n._(settingWords[key].name), facts, href: settingPath(key) }))
  return [
    ...pages,
    ...themes
      .filter((other) => other !== theme)
      .map((other) => ({ key: `theme:${other}`, name: i18n._(themeNames[other]), facts: t`Theme`, run: () => setTheme(other) })),
    ...others.map((other) => ({ key: `language:${other}`, name: languages[other].name, facts, run: () => void chooseLanguage(other) })),
  ]
}
