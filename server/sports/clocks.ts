import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }

/** Making a formatter takes far longer than using it, and a calendar has thousands of times of one zone. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(zone, format)
  return format
}

/** The zone that is known by this name: of the IANA, `Europe/Berlin`, or of Windows, as Outlook and Exchange write it; null where none is. */
export function zoneNamed(name: string): string | null {
  for (const zone of [name, windowsZones.get(name)]) if (zone !== undefined && isZone(zone)) return zone
  return null
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** By the Unicode CLDR, which names for each of them the zone it stands for where no country is said (territory 001). */
const windowsZones: ReadonlyMap<string, string> = new Map(
  windows.supplemental.windowsZones.mapTimezones.flatMap(({ mapZone: { _other: name, _territory: territory, _type: zone } }) =>
    territory === '001' ? [[name, zone] as const] : [],
  ),
)

/** `20:30`, of a time as somebody wrote it; undefined for what is no time of a day. */
export const clockIn = (written: string | undefined): string | undefined => /^(?:[01]\d|2[0-3]):[0-5]\d/.exec(written ?? '')?.[0]

/** How far the clocks of a zone are ahead of UTC, ms. Nobody plays in the hour in which they are changed. */
export function aheadOfUtc(instant: number, zone: string): number {
  return Date.parse(`${formatOf(zone).format(instant).replace(' ', 'T')}Z`) - instant
}
