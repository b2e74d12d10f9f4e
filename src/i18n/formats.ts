import { type Language, languages } from '#product/languages.ts'

const made = new Map<string, unknown>()

/** The formatter of `Intl` for a language of the interface, made once for each form: making one takes far longer than using it. */
export function formatter<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  language: Language,
  options: Options,
): Format {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`
  const format = (made.get(key) as Format | undefined) ?? new Kind(languages[language].locale, options)
  made.set(key, format)
  return format
}

/** A number as people write it: `7,5` in German. */
export const numberText = (value: number, language: Language): string => formatter(Intl.NumberFormat, language, {}).format(value)
