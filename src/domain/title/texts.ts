import { type Language, languages } from '#product/languages.ts'

/**
 * Which texts are not in the language asked for, and what they are in (BCP 47, for the attribute `lang`). A field that is not
 * named here is in the language asked for.
 */
export interface Foreign<Field extends string> {
  foreign?: Readonly<Partial<Record<Field, string>>>
}

type Texts<Field extends string> = Readonly<Record<Field, string>> & Foreign<Field>

/** Codes of the movie database that no browser understands: its Cantonese, and where there is no language. */
const tags: ReadonlyMap<string, string | undefined> = new Map([
  ['cn', 'yue'],
  ['xx', undefined],
])

/** The tag a browser understands for a language code of the movie database; undefined when it names no language. */
export const languageTag = (code: string): string | undefined => (tags.has(code) ? tags.get(code) : /^[a-z]{2,3}$/.exec(code)?.[0])

/** Where a text is missing in the chosen language: the languages to look in, in order. English, then the original's. */
export function otherLanguages(chosen: Language, original = ''): string[] {
  const others = ['en', ...(languageTag(original) === undefined ? [] : [original])]
  return [...new Set(others)].filter((code) => code !== chosen)
}

/** The value of the parameter `language`: ours with their country, any other by its code alone. */
export const languageParam = (code: string): string => (code === 'en' || code === 'de' ? languages[code].locale : code)

export const lacksText = <Field extends string>(value: Texts<Field>, fields: readonly Field[]): boolean =>
  fields.some((field) => value[field] === '')

/** The same with its empty texts taken from another language, and marked as such. What it has is never replaced. */
export function fillTexts<Field extends string, T extends Texts<Field>>(
  value: T,
  fields: readonly Field[],
  other: Readonly<Partial<Record<Field, string>>>,
  code: string,
): T {
  const filled = fields.flatMap((field) => (value[field] === '' && other[field] ? [[field, other[field]] as const] : []))
  if (filled.length === 0) return value
  const tag = languageTag(code)
  const marks = tag === undefined ? {} : Object.fromEntries(filled.map(([field]) => [field, tag]))
  return { ...value, ...Object.fromEntries(filled), foreign: { ...value.foreign, ...marks } }
}
