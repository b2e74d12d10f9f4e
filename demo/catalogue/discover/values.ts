import type { ApiRequest } from '../request.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from '../titles/title.ts'

export type Test<T extends Movie | Show> = (item: Dated<T>) => boolean

/** A filter reads its own value and, from the request, what goes with it. */
export type Filter<T extends Movie | Show> = (value: string, request: ApiRequest) => Test<T>

/** Filters by the name of their parameter. An unknown name is ignored, a wrong value finds nothing (irregularity 34). */
export type Filters<T extends Movie | Show> = Readonly<Record<string, Filter<T>>>

const partsOf = (value: string): string[] =>
  value
    .split(/[|,]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** `1,2` asks for all of them, `1|2` for any. Gives a test of the values that an item has. */
export function wanted(value: string): (own: readonly (number | string)[]) => boolean {
  const asked = new Set(partsOf(value))
  if (value.includes('|')) return (own) => own.some((mine) => asked.has(String(mine)))
  return (own) => asked.isSubsetOf(new Set(own.map(String)))
}

/** None of the listed values, however they are joined. */
export function unwanted(value: string): (own: readonly (number | string)[]) => boolean {
  const listed = new Set(partsOf(value))
  return (own) => !own.some((mine) => listed.has(String(mine)))
}

const parse = (value: string): number => (/^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN)

/** Two filters, `name.gte` and `name.lte`, for a number; items without one (null) pass neither. */
export const numberRange = <T extends Movie | Show>(
  name: string,
  read: (item: Dated<T>, request: ApiRequest) => number | null,
): Filters<T> => ({
  [`${name}.gte`]: (value, request) => (item) => (read(item, request) ?? Number.NaN) >= parse(value),
  [`${name}.lte`]: (value, request) => (item) => (read(item, request) ?? Number.NaN) <= parse(value),
})

const isDate = (text: string): boolean => text === '' || /^\d{4}-\d{2}-\d{2}/.test(text)

/** The first and last day that two parameters name, as `2026-11-20`; a wrong date lets nothing through. */
export function dayRange(request: ApiRequest, name: string): (day: string) => boolean {
  const [from, to] = [request.param(`${name}.gte`), request.param(`${name}.lte`)]
  if (!isDate(from) || !isDate(to)) return () => false
  return (day) => (from === '' || day >= from.slice(0, 10)) && (to === '' || day <= to.slice(0, 10))
}
