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

export const countryEntry = (code: string): Record<string, string> => ({ iso_3166_1: code, name: countries[code]?.[0] ?? code })

export function languageEntry(code: string): Record<string, string> {
  const [english, native] = languages[code] ?? [code, '']
  return { english_name: english, iso_639_1: code, name: native }
}

/** `GET /configuration/countries`. */
export const countryList = Object.entries(countries).map(([code, [english, native]]) => ({
  iso_3166_1: code,
  english_name: english,
  native_name: native,
}))

/** `GET /configuration/languages`. */
export const languageList = Object.entries(languages).map(([code, [english, native]]) => ({
  iso_639_1: code,
  english_name: english,
  name: native,
}))
