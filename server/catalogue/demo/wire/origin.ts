import { around } from '../chance.ts'
import type { Title } from '../titles.ts'

const countries: Readonly<Record<string, string>> = {
  AT: 'Austria',
  CA: 'Canada',
  DE: 'Germany',
  GB: 'United Kingdom',
  IE: 'Ireland',
  JP: 'Japan',
  NL: 'Netherlands',
  US: 'United States of America',
}

const languages: Readonly<Record<string, readonly [english: string, native: string]>> = {
  ar: ['Arabic', 'العربية'],
  bn: ['Bengali', 'বাংলা'],
  de: ['German', 'Deutsch'],
  el: ['Greek', 'ελληνικά'],
  en: ['English', 'English'],
  fa: ['Persian', 'فارسی'],
  he: ['Hebrew', 'עִבְרִית'],
  hi: ['Hindi', 'हिन्दी'],
  hy: ['Armenian', ''],
  ja: ['Japanese', '日本語'],
  ka: ['Georgian', 'ქართული'],
  ko: ['Korean', '한국어'],
  ru: ['Russian', 'Pусский'],
  ta: ['Tamil', 'தமிழ்'],
  th: ['Thai', 'ภาษาไทย'],
  uk: ['Ukrainian', 'Український'],
  zh: ['Mandarin', '普通话'],
}

const companies = [
  'Kleine Laterne Film',
  'Harbour Light Pictures',
  'Two Foxes Productions',
  'Papierflotte',
  'Meridian & Sons',
  'Salt House Films',
  'Nachtzug Kino',
] as const

export const countryEntry = (code: string): Record<string, string> => ({ iso_3166_1: code, name: countries[code] ?? code })

export function languageEntry(code: string): Record<string, string> {
  const [english, native] = languages[code] ?? [code, '']
  return { english_name: english, iso_639_1: code, name: native }
}

/** Who made it; companies of the demo have no logo, as half of the real ones (irregularity 8). */
export function companiesOf(title: Title): Record<string, unknown>[] {
  if (title.art === 'silent') return []
  const name = title.homepage === '' ? around(companies, title.index) : 'Blender Studio'
  return [{ id: 97_000_000 + name.length, logo_path: null, name, origin_country: title.country }]
}
