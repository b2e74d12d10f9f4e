import { clearKey, type ShelfName } from '#contract/sync.ts'
import type { Row } from '#sync/store.ts'
import { type ChangedKeys, onChange, onRowsWritten } from './changes.ts'
import type { Database } from './database.ts'
import { newestRowsOf, orderOf, orderOfKeys, rowsOf } from './shelf.ts'

/** A person's list as the keys of its rows, in order; their values are read only where they are looked at. */
export interface Shelf {
  newestFirst: readonly string[]
  has: (key: string) => boolean
  /** Set while only the beginning is known, which is there at once: its rows. */
  beginning?: readonly Row[]
}

/** Enough for the first view of a large window. */
const beginningLength = 48

/**
 * Calls `changed` with an owner's shelf, now and after every change of it in any tab or the worker: first with its beginning, if that
 * is known before the rest. After a change of a few rows only those are read; what this tab wrote is shown as it was written, at once.
 */
export function watchShelf(
  database: Database,
  name: ShelfName,
  owner: string,
  changed: (shelf: Shelf) => void,
  failed: (error: unknown) => void,
): () => void {
  let newestFirst: readonly string[] = []
  let keys = new Set<string>()
  let simple = true
  /** The moment of the newest row, and of the rows that were read one by one. */
  let newest = 0
  let moments = new Map<string, number>()
  let pending: Set<string> | 'all' | null = 'all'
  let reading = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function readBeginning(): Promise<void> {
    const beginning = await newestRowsOf(database, name, owner, beginningLength)
    const first = new Set(beginning.map(({ key }) => key))
    // All of it may have been asked for meanwhile, because something changed.
    const replacesBackup = !stopped && !reading && pending === 'all'
    if (replacesBackup && first.size > 0) changed({ newestFirst: [...first], has: (key) => first.has(key), beginning })
  }

  async function readAll(): Promise<void> {
    ;({ newestFirst, simple } = await orderOfKeys(database, name, owner))
    keys = new Set(newestFirst)
    moments = new Map()
    const [first] = await rowsOf(database, name, owner, newestFirst.slice(0, 1))
    newest = first === undefined ? 0 : orderOf(first)
  }

  const show = (): void => changed({ newestFirst, has: (key) => keys.has(key) })

  /** Puts rows into their places; false when one of them is not known without reading the order: it is new and not the newest. */
  function place(touched: readonly string[], rows: readonly Row[]): boolean {
    if (!simple) return false
    const live = new Map(rows.filter(({ deleted }) => !deleted).map((row) => [row.key, orderOf(row)]))
    const moved = [...live].filter(([key, moment]) => !keys.has(key) || moments.get(key) !== moment)
    if (moved.some(([, moment]) => moment <= newest)) return false
    const gone = new Set(touched.filter((key) => keys.has(key) && !live.has(key)))
    if (gone.size === 0 && moved.length === 0) return true
    const changedPlace = new Set(moved.map(([key]) => key))
    for (const key of gone) keys.delete(key)
    for (const [key, moment] of moved) {
      keys.add(key)
      moments.set(key, moment)
      newest = Math.max(newest, moment)
    }
    const rest = newestFirst.filter((key) => !gone.has(key) && !changedPlace.has(key))
    newestFirst = [...moved.toSorted(([, a], [, b]) => b - a).map(([key]) => key), ...rest]
    return true
  }

  async function catchUp(): Promise<void> {
    if (reading) return
    reading = true
    try {
      while (pending !== null) {
        const touched = pending
        pending = null
        if (touched === 'all' || !place([...touched], await rowsOf(database, name, owner, [...touched]))) await readAll()
        if (stopped) return
        // What was read before the latest change would flash an older state.
        if (pending === null) show()
      }
    } catch (error) {
      if (!stopped) failed(error)
    } finally {
      reading = false
    }
  }

  const stopKeys = onChange(database, name, (changedKeys) => {
    const touched = rowNames(owner, changedKeys)
    if (touched.length === 0) return
    pending = touched === 'all' || pending === 'all' ? 'all' : new Set([...(pending ?? []), ...touched])
    // Rows of this tab's own follow within this task, and are not read.
    timer ??= setTimeout(() => {
      timer = undefined
      void catchUp()
    })
  })
  const stopRows = onRowsWritten(database, name, owner, (written) => {
    if (reading || pending === 'all') return
    const last = new Map(written.map(({ key, row }) => [key, row]))
    const rows = [...last.values()].filter((row) => row !== undefined)
    if (!place([...last.keys()], rows)) return
    for (const key of last.keys()) pending?.delete(key)
    if (pending?.size === 0) pending = null
    show()
  })
  // What fails here fails again below.
  void readBeginning()
    .catch(() => undefined)
    .then(catchUp)
  return () => {
    stopped = true
    clearTimeout(timer)
    stopKeys()
    stopRows()
  }
}

/** Which of an owner's rows changed; all where one of them decides about others. */
function rowNames(owner: string, changed: ChangedKeys): readonly string[] | 'all' {
  if (changed === 'all') return 'all'
  const touched = (changed as [owner: string, key: string][]).flatMap(([whose, key]) => (whose === owner ? [key] : []))
  return touched.includes(clearKey) ? 'all' : touched
}
