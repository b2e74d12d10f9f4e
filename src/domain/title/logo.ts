/** A lettering of a title. `language` is ISO 639-1, null or `xx` for one without words. */
export interface Logo {
  language: string | null
  path: string
  /** Width in px of the original. */
  width: number
}

/** The logo to show: English preferred, among those one of the preferred width if there is one; else the first of all. */
export function pickLogo(logos: readonly Logo[], preferredWidth?: number): Logo | undefined {
  const english = logos.filter((logo) => logo.language === 'en')
  return english.find((logo) => logo.width === preferredWidth) ?? english[0] ?? logos[0]
}
