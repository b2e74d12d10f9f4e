import { companiesOf, networksOf } from './companies.ts'
import type { Company } from './companies.ts'
import { picturePath } from '../picture-names.ts'
import type { Movie, Show } from './title.ts'

/** The countries that titles come from or are shown in: English and own names by code. */
export const countries: Readonly<Record<string, readonly [english: string, native: string]>> = {
  AT: ['Austria', 'Österreich'],
  AU: ['Australia', 'Australia'],
  BR: ['Brazil', 'Brasil'],
  CA: ['Canada', 'Canada'],
  CH: ['Switzerland', 'Schweiz'],
  DE: ['Germany', 'Deutschland'],
  ES: ['Spain', 'España'],
  FR: ['France', 'France'],
  GB: ['United Kingdom', 'United Kingdom'],
  ID: ['Indonesia', 'Indonesia'],
  IE: ['Ireland', 'Éire'],
  IN: ['India', 'India'],
  IT: ['Italy', 'Italia'],
  JP: ['Japan', '日本'],
  MX: ['Mexico', 'México'],
  MY: ['Malaysia', 'Malaysia'],
  NL: ['Netherlands', 'Nederland'],
  PL: ['Poland', 'Polska'],
  SE: ['Sweden', 'Sverige'],
  TD: ['Chad', 'Tchad'],
  TH: ['Thailand', 'ประเทศไทย'],
  US: ['United States of America', 'United States'],
}

export const languages: Readonly<Record<string, readonly [english: string, native: string]>> = {
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

export const countryEntry = (code: string): Record<string, string> => ({ iso_3166_1: code, name: countries[code]?.[0] ?? code })

export function languageEntry(code: string): Record<string, string> {
  const [english, native] = languages[code] ?? [code, '']
  return { english_name: english, iso_639_1: code, name: native }
}

export const companyItem = ({ id, name, country, hasLogo }: Company): Record<string, unknown> => ({
  id,
  logo_path: hasLogo ? picturePath('company', id) : null,
  name,
  origin_country: country,
})

/** `GET /company/{id}` and `GET /network/{id}`. */
export const companyDetails = (company: Company): Record<string, unknown> => ({
  description: '',
  headquarters: company.headquarters,
  homepage: '',
  ...companyItem(company),
  parent_company: null,
})

export const companiesIn = (title: Movie | Show): Record<string, unknown>[] => companiesOf(title).map(companyItem)

export const networksIn = (show: Show): Record<string, unknown>[] => networksOf(show).map(companyItem)
