import { bibliographicCodes } from '#domain/language-codes.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Each two-letter code by its English name. */
const byName: ReadonlyMap<string, string> = new Map(
  letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const code = first + second
      const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
      return name === undefined ? [] : [[name.toLowerCase(), code]]
    }),
  ),
)

/** The tag (BCP 47) of a language that is written as a tag, as a code of three letters or by its English name; null where it names none, or several. */
export function languageTag(written: string): string | null {
  const words = written.trim().toLowerCase()
  const known = byName.get(words) ?? bibliographicCodes[words]
  if (known !== undefined) return known
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/.test(words) || ['mul', 'und', 'zxx', 'mis'].includes(words)) return null
  try {
    const [tag = null] = Intl.getCanonicalLocales(words.replaceAll('_', '-'))
    return tag !== null && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined ? tag : null
  } catch {
    return null
  }
}
