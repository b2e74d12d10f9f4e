/** What decides between two versions of a row. */
export interface Contender {
  stamp: string
  deleted: boolean
}

/**
 * Whether `incoming` replaces `current`, on every device and on the server alike (sync protocol 1.11): the newer stamp wins;
 * on equal stamps a value beats a deletion; a version never replaces itself.
 */
export function wins(incoming: Contender, current: Contender | undefined): boolean {
  if (current === undefined) return true
  if (incoming.stamp !== current.stamp) return incoming.stamp > current.stamp
  return current.deleted && !incoming.deleted
}
