import { isoDate } from '../dates.ts'
import type { Day } from '../dates.ts'

/** Where the evening of a country's programme begins. */
const zones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  JP: 'Asia/Tokyo',
  US: 'America/New_York',
}

/** Shows are on at eight in the evening. */
const evening = 20
const hourMs = 3_600_000

const formats = new Map<string, Intl.DateTimeFormat | null>()

/** A format for a zone's calendar and clock; null when there is no such zone. Kept, for it is slow to make. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let made: Intl.DateTimeFormat | null = null
  try {
    made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  } catch {
    // Not a zone: its calendar has no days.
  }
  if (formats.size < 500) formats.set(zone, made)
  return made
}

/** Hours that a zone is ahead of UTC at a moment (epoch ms). */
function ahead(zone: string, moment: number): number {
  const local = formatOf(zone)?.format(moment)
  return local === undefined ? 0 : (Date.parse(`${local.replace(' ', 'T')}Z`) - moment) / hourMs
}

/**
 * The date in `zone` at which an episode from `country` is on, when it airs there on the evening of `day`; '' for a zone
 * that does not exist.
 */
export function dateInZone(day: Day, country: string, zone: string): string {
  const home = zones[country] ?? zone
  if (home === zone) return formatOf(zone) === null ? '' : isoDate(day)
  if (formatOf(zone) === null) return ''
  const asUtc = (day * 24 + evening) * hourMs
  const moment = asUtc - ahead(home, asUtc) * hourMs
  return isoDate(Math.floor((moment + ahead(zone, moment) * hourMs) / (24 * hourMs)))
}
