import type { Shelf } from '#db/watch-shelf.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { LiveView } from '#engine/live-view.ts'
import { engine } from '#data/engine.ts'
import { useLive } from '#data/use-live.ts'

const shelf = (name: ShelfName): LiveView<Shelf> =>
  engine.liveView(async ({ database }, owner, changed, failed) => {
    const { watchShelf } = await import('#db/watch-shelf.ts')
    return watchShelf(database, name, owner, changed, failed)
  })

/** The lists of this person, or of this device for a guest, live: which titles are on them and in what order. */
export const shelves: Record<ShelfName, LiveView<Shelf>> = {
  favorites: shelf('favorites'),
  watchlist: shelf('watchlist'),
  watch_history: shelf('watch_history'),
}

/** The keys of a list, newest first; undefined while the database opens. What stands behind them: `useShelfValues`. */
export function useShelf(name: ShelfName): readonly string[] | undefined {
  const shelf = useLive(shelves[name])
  return shelf?.beginning === undefined ? shelf?.newestFirst : undefined
}

/** The first keys of a list, a moment before all of them are known. */
export function useShelfBeginning(name: ShelfName): readonly string[] | undefined {
  return useLive(shelves[name], (shelf) => shelf?.newestFirst)
}

/** Whether something is on a list, as the database says; false while that opens. */
export const isOnShelf = (name: ShelfName, key: string): boolean => shelves[name].read()?.has(key) ?? false

/** The same for a control that shows it. */
export function useIsOnShelf(name: ShelfName, key: string): boolean {
  return useLive(shelves[name], (shelf) => shelf?.has(key) ?? false)
}

/** Resolves once a whole list is known; while the database does not open, never. */
export const shelfIsRead = (name: ShelfName): Promise<void> =>
  new Promise((resolve) => {
    const { subscribe, read } = shelves[name]
    const look = (): void => {
      const shelf = read()
      if (shelf === undefined || shelf.beginning !== undefined) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
