export interface Certification {
  region: string
  /** The label of the age rating, `PG-13` or `16`; may be empty. */
  label: string
}

/**
 * The age rating to show: the first non-empty one of the region, else of the US (decision P16). Festival and premiere entries
 * come first and are empty; a country may occur twice.
 */
export function pickCertification(entries: readonly Certification[], region: string): Certification | undefined {
  const of = (wanted: string) => entries.find((entry) => entry.region === wanted && entry.label !== '')
  return of(region) ?? of('US')
}
