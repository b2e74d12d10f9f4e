import type { ClientConfig } from '#contract/config.ts'
import { fillTexts, type Foreign, lacksText, languageParam } from '#domain/title/texts.ts'
import type { Title } from '#domain/title/title.ts'
import { type Language, languages } from '#product/languages.ts'

/** One question to the movie database or to our own server: where it goes and how the answer is read. Reading null means: not what was asked for. */
export interface Query<T> {
  /** Below the base address of the movie database; of our own server the whole path, `/api/...` or a file of the build. */
  path: string
  params: Readonly<Record<string, string>>
  read(body: unknown): T | null
  /** The titles an answer mentions, for the screens of those titles. */
  titlesOf?(value: T): readonly Title[]
  /** What to ask next, one after the other, where texts are missing in the language asked for. */
  fallbacks?(value: T): readonly Fallback<T>[]
  /** A first answer waits a moment for these texts: coming later, they would push away what stands below. */
  awaitsTexts?: true
}

/** The same question in another language: how its answer fills the gaps. */
export interface Fallback<T> {
  path: string
  params: Readonly<Record<string, string>>
  isNeeded(value: T): boolean
  fill(value: T, body: unknown): T
}

/** What our own server answers itself: its calls, and what the build has written beside the page. */
const isOwn = (path: string): boolean => path.startsWith('/api/') || path.endsWith('.json')

/** The address a question goes to; parameters in alphabetical order, so that the same question has the same address. */
export function queryUrl(query: Pick<Query<unknown>, 'path' | 'params'>, config: Pick<ClientConfig, 'tmdbBaseUrl' | 'tmdbKey'>): string {
  const params = new URLSearchParams({ ...query.params, ...(config.tmdbKey ? { api_key: config.tmdbKey } : {}) })
  params.sort()
  return isOwn(query.path) ? query.path : `${config.tmdbBaseUrl}${query.path}?${params}`
}

/** The parameters in which the interface's language shows. */
export const spoken = (language: Language) => ({ language: languages[language].locale })

/** A language filter of pictures and videos must name English and "no words" too, or they are left out. */
export const pictured = (language: Language) => ({ include_image_language: language === 'en' ? 'en,null' : `${language},en,null` })

export const filmed = (language: Language) => ({ include_video_language: language === 'en' ? 'en' : `${language},en` })

interface TextFallback<Field extends string> {
  path: string
  /** In order; the code of the language to ask in, and the fields it is worth a question for. */
  languages: readonly { code: string; worth: readonly Field[] }[]
  fields: readonly Field[]
  read: (body: unknown) => Readonly<Record<Field, string>>
}

/**
 * Questions for the texts an answer lacks. A second question without anything appended (2 kB), asked only where something is
 * missing, is cheaper than `translations` appended to every answer: 30 to 60 kB for a title that is known everywhere.
 */
export function textFallbacks<Field extends string, T extends Readonly<Record<Field, string>> & Foreign<Field>>(
  of: TextFallback<Field>,
): Fallback<T>[] {
  return of.languages.map(({ code, worth }) => ({
    path: of.path,
    params: { language: languageParam(code) },
    isNeeded: (value) => lacksText(value, worth),
    fill: (value, body) => fillTexts(value, of.fields, of.read(body), code),
  }))
}
