import type { Language } from '#spec/languages.ts'
import { languages } from '#spec/languages.ts'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago something was, in words: "5 minutes ago", "gestern", "now". Both moments are epoch ms. */
export function agoWords(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(languages[language].locale, { numeric: 'auto' })
  const [unit, ms] = units.find(([, length]) => now - then >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(Math.max(0, now - then) / ms), unit)
}
