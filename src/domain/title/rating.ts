import type { Language } from '#product/languages.ts'

/** An average vote as people write it, `7.1` or `7,1`; null when nobody voted. Without Intl, whose first use costs 20 ms of start. */
export function ratingText(rating: number, language: Language): string | null {
  if (!(rating > 0)) return null
  const text = Math.min(rating, 10).toFixed(1)
  return language === 'de' ? text.replace('.', ',') : text
}
