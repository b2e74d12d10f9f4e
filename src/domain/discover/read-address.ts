import type { MediaType } from '#contract/media.ts'
import { parseDay } from '#domain/calendar-date.ts'
import { genreAt } from '#domain/title/genre.ts'
import { keywordFrom, type Keyword } from '#domain/title/keyword.ts'
import { discoverBounds, type DiscoverSort, discoverSorts } from '#product/discover.ts'
import { genresOf } from '#product/genres.ts'

/** The parameters of an address, whatever stands there. */
export interface Address {
  type: MediaType
  /** Trimmed; empty for a parameter that is missing or no text. */
  text: (name: string) => string
}

const isSort = (text: string): text is DiscoverSort => Object.hasOwn(discoverSorts, text)

export function sortIn(address: Address): DiscoverSort | null {
  const text = address.text('sort')
  return isSort(text) ? text : null
}

export const partsIn = (address: Address, name: string): string[] => address.text(name).split(',')

export const oneOf = <T extends string>(allowed: readonly T[], text: string): T | null => allowed.find((value) => value === text) ?? null

export function whole(text: string, [least, most]: readonly [number, number]): number | null {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return number >= least && number <= most ? number : null
}

export const yearIn = (address: Address, name: string): number | null => whole(address.text(name), discoverBounds.years)
export const minutesIn = (address: Address, name: string): number | null => whole(address.text(name), discoverBounds.minutes)

export function decadeIn(address: Address): number | null {
  const year = yearIn(address, 'decade')
  return year !== null && year % 10 === 0 ? year : null
}

export function dayIn(address: Address, name: string): string | null {
  const text = address.text(name)
  return text.length === 10 && parseDay(text) ? text : null
}

export const notBelow = <V extends string | number>(least: V | null, value: V | null): V | null =>
  least !== null && value !== null && value < least ? null : value

export function ratingFrom(text: string): number | null {
  const rating = /^\d{1,2}(?:\.\d)?$/.test(text) ? Number(text) : 0
  return rating > 0 && rating <= 10 ? rating : null
}

export function certificationIn(address: Address): string | null {
  const text = address.text('certification')
  return address.type === 'movie' && /^[A-Za-z0-9+][A-Za-z0-9+ /-]{0,11}$/.test(text) ? text : null
}

export function idsFrom(parts: readonly string[]): number[] {
  const ids = parts.flatMap((part) => whole(part, [1, 99_999]) ?? [])
  return [...new Set(ids)].toSorted((a, b) => a - b).slice(0, discoverBounds.chosen)
}

export function genresIn(address: Address, name: string): number[] {
  const named = new Set(partsIn(address, name).map((slug) => genreAt(address.type, slug)))
  return genresOf[address.type].filter((id) => named.has(id))
}

export function keywordsIn(address: Address, name: string): Keyword[] {
  const read = partsIn(address, name).flatMap((part) => keywordFrom(part) ?? [])
  return read.filter(({ id }, place) => read.findIndex((other) => other.id === id) === place).slice(0, discoverBounds.chosen)
}
