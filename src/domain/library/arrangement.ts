import type { MediaType } from '#contract/media.ts'
import type { ShelfName } from '#contract/sync.ts'
import { type ShelfOrder, shelfOrders } from '#product/library.ts'
import { rowNames } from '#product/row-names.ts'

/** How a person looks at a list: what of it, in which order. Without a field: all of it, the newest first. */
export interface Arrangement {
  /** Words of the name. */
  find?: string | undefined
  type?: MediaType | undefined
  tag?: string | undefined
  order?: ShelfOrder | undefined
}

/** The arrangement an address asks for; what it says that a list does not know is left out. */
export function arrangementOf(shelf: ShelfName, search: Record<string, unknown>): Arrangement {
  const { find, type, tag, order } = search
  const [usual, ...others]: readonly ShelfOrder[] = shelfOrders[shelf]
  return {
    find: textOf(find),
    type: type === 'movie' || type === 'tv' ? type : undefined,
    tag: textOf(tag),
    order: others.find((other) => other === order && other !== usual),
  }
}

/** The same of the page on which a guest has all lists: which of them, and its arrangement. */
export function arrangementOnDevice(search: Record<string, unknown>): Arrangement & { list?: ShelfName | undefined } {
  const list = rowNames(shelfOrders).find((name) => name === search['list'])
  return { list, ...arrangementOf(list ?? 'favorites', search) }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

/** Whether only some of a list is asked for. */
export const isNarrowed = ({ find, type, tag }: Arrangement): boolean => (find ?? type ?? tag) !== undefined
