import type { ReactNode } from 'react'
import { useUnsentKeys } from '#data/sync/outbox.ts'
import { type ShelfValues, useShelfValues } from '#data/library/shelf-values.ts'
import type { ShelfName } from '#domain/library/shelf-order.ts'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'

interface LongListProps<N extends ShelfName> {
  shelf: N
  keys: readonly string[]
  className: string
  itemClass: string
  /** Draws one thing; its value is undefined while it is being read. */
  children: (item: ListItem<ShelfValues[N]>) => ReactNode
}

export interface ListItem<V> {
  key: string
  value: V | undefined
  /** From 0. */
  place: number
  /** Not in the account yet. */
  queued: boolean
  /** What stands before it, if that is known. */
  previous: V | undefined
}

/** A list of any length: only what is near the view is read and rendered. The arrow keys walk it. */
export function LongList<N extends ShelfName>({ shelf, keys, className, itemClass, children }: LongListProps<N>) {
  const lines = useWindowLines<HTMLUListElement>(shelf, keys.length)
  const values = useShelfValues(
    shelf,
    lines.parts.flatMap((part) => aheadOf(part, keys)),
  )
  const queued = useUnsentKeys(shelf)
  return (
    <WindowList lines={lines} className={className}>
      {(place) => {
        const key = keys[place] ?? ''
        return (
          <li key={key} className={itemClass} data-place={place} aria-setsize={keys.length} aria-posinset={place + 1}>
            {children({
              key,
              value: values.get(key)?.value,
              place,
              queued: queued.has(key),
              previous: values.get(keys[place - 1] ?? '')?.value,
            })}
          </li>
        )
      }}
    </WindowList>
  )
}

/** So many values are read at a time, and so many ahead, so that items are drawn once and whole. */
const chunk = 48

function aheadOf({ from, to }: { from: number; to: number }, keys: readonly string[]): readonly string[] {
  if (from === to) return []
  return keys.slice(Math.max(0, (Math.floor(from / chunk) - 1) * chunk), (Math.ceil(to / chunk) + 1) * chunk)
}
