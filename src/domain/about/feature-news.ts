import { featureNotices } from '#product/feature-notices.ts'

/** Whether a version such as `1.10.0` comes after another; a part that is no number counts as 0. */
export function exceeds(version: string, other: string): boolean {
  const [ones, others] = [partsOf(version), partsOf(other)]
  const place = ones.findIndex((part, at) => part !== others[at])
  return place >= 0 && (ones[place] ?? 0) > (others[place] ?? 0)
}

function partsOf(version: string): number[] {
  const parts = version.split('.').map((part) => Number(part) || 0)
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]
}

/** What a notice has to do with whether it is due. */
interface Versioned {
  version: string
}

/**
 * What a person is told who has seen everything up to a version: the newest notice that exceeds it, or null. Of several only that one; the
 * page about Matinee has them all (specification, section 4).
 */
export function dueNotice<N extends Versioned>(seen: string, notices: readonly N[]): N | null {
  const newest = notices.reduce<N | null>((best, notice) => (best && !exceeds(notice.version, best.version) ? best : notice), null)
  return newest && exceeds(newest.version, seen) ? newest : null
}

/** The same of Matinee's own notices. */
export const dueFeatureNotice = (seen: string) => dueNotice(seen, featureNotices)
