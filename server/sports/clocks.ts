/** Making a formatter takes far longer than using it, and a calendar has thousands of times of one zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format
}

/** Whether a zone is known by this name (IANA): `Europe/Berlin`. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** How far the clocks of a zone are ahead of UTC, ms. Nobody plays in the hour in which they are changed. */
export function aheadOfUtc(instant: number, zone: string): number {
  return Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`) - instant
}
