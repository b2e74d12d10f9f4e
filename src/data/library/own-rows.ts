import type { EntityName } from '#contract/sync.ts'
import { engine } from '#data/engine.ts'
import type { LiveView } from '#engine/live-view.ts'

/** What stands in the rows of one entity of this person, or of this device for a guest, live: their values by key, as `read` gives them. */
export const ownRows = <V, T>(entity: EntityName, read: (values: ReadonlyMap<string, V>) => T): LiveView<T> =>
  engine.liveView<T>(async ({ database }, owner, changed, failed) => {
    const { watchRows } = await import('#db/watch.ts')
    const show = (rows: { key: string; value: unknown }[]) => changed(read(new Map(rows.map(({ key, value }) => [key, value as V]))))
    return watchRows(database, entity, owner, show, failed)
  })
