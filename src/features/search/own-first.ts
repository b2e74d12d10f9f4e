/** On the first page what the device knows stands in front, so that it is there without a network and stays where it is. */
export const ownPlaces = 12
const pageSize = 20

interface Found<T> {
  /** What the device knows; undefined until it has looked. */
  own: readonly T[] | undefined
  /** What the network found; undefined while it has not answered, and where it cannot. */
  found: readonly T[] | undefined
  failed: boolean
  page: number
  /** Leaves out what was there before. */
  unique: (items: readonly T[]) => readonly T[]
}

export interface OwnFirst<T> {
  /** In their order; undefined keeps the place of what is on its way. */
  items: readonly (T | undefined)[]
  /** How many of them are there. */
  count: number
  /** Until the device has looked, the network's would stand where its own belong. */
  isLooking: boolean
  isWaiting: boolean
}

/** The results of a search: what the device knows, then what the network finds. */
export function ownFirst<T>({ own, found, failed, page, unique }: Found<T>): OwnFirst<T> {
  const isLooking = page === 1 && own === undefined
  const isWaiting = isLooking || (!found && !failed)
  const known = isLooking ? [] : unique([...(own ?? []), ...(found ?? [])])
  const coming = Array.from({ length: isWaiting ? Math.max(pageSize - known.length, 0) : 0 }, () => undefined)
  return { items: [...known, ...coming], count: known.length, isLooking, isWaiting }
}
