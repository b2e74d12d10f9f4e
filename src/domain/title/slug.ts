const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * The address form of a title: lower case, letters with marks as people type them without, runs of anything but letters a-z and digits become one
 * hyphen, none at the ends (specification, section 2; decision R7). Empty for a title in another script.
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** `603-the-matrix`, or the bare id when the title leaves no slug. */
export function idWithSlug(id: number, title: string): string {
  const slug = slugOf(title)
  return slug === '' ? String(id) : `${id}-${slug}`
}

/** The id at the start of an address segment such as `603-the-matrix`, whatever follows its digits; undefined when there is none (decision R6). */
export function idFromSegment(segment: string): number | undefined {
  const digits = /^\d{1,10}(?!\d)/.exec(segment)?.[0]
  const id = digits === undefined ? 0 : Number(digits)
  return id >= 1 && id <= 2_147_483_647 ? id : undefined
}
