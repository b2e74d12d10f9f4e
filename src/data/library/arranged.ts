import { useEffect, useMemo, useState } from 'react'
import { titleKeyOf } from '#contract/media.ts'
import type { ShelfName } from '#contract/sync.ts'
import { type Arranged, arrange, asksForValues } from '#domain/library/arrange.ts'
import { type Arrangement, isNarrowed } from '#domain/library/arrangement.ts'
import { useShelf, useShelfBeginning } from './shelves.ts'
import { allOnShelf } from './shelf-values.ts'
import { useTags } from './tags.ts'

type Values = ReadonlyMap<string, Arranged>

/**
 * The keys of a list as an arrangement wants them; undefined while the database opens or the list is being read for it. Names are put in
 * order by `compareNames`.
 */
export function useArrangedShelf(
  shelf: ShelfName,
  arrangement: Arrangement,
  compareNames: (a: string, b: string) => number,
): readonly string[] | undefined {
  const all = useShelf(shelf)
  const beginning = useShelfBeginning(shelf)
  const tags = useTags()
  const values = useAllValues(shelf, asksForValues(arrangement) ? all : undefined)
  const { find, type, tag, order } = arrangement
  return useMemo(() => {
    if (!isNarrowed({ find, type, tag }) && order === undefined) return beginning
    const isKnown =
      all !== undefined && (!asksForValues({ find, order }) || values !== undefined) && (tag === undefined || tags !== undefined)
    if (!isKnown) return undefined
    const tagsOf = (key: string): readonly string[] => tags?.get(titleKeyOf(key)) ?? []
    return arrange(all, { find, type, tag, order }, (key) => values?.get(key), tagsOf, compareNames)
  }, [beginning, all, values, tags, find, type, tag, order, compareNames])
}

/** What stands behind the keys of a list, read anew when the list changes; meanwhile as it was. Nothing is read without keys. */
function useAllValues(shelf: ShelfName, keys: readonly string[] | undefined): Values | undefined {
  const [read, setRead] = useState<{ of: ShelfName; values: Values }>()
  useEffect(() => {
    if (keys === undefined) return undefined
    let isAsked = true
    allOnShelf(shelf).then(
      (rows) => isAsked && setRead({ of: shelf, values: new Map(rows.map(({ key, value }) => [key, value])) }),
      // The database is unavailable: what was read before stays, and the next change of the list asks again.
      () => undefined,
    )
    return () => {
      isAsked = false
    }
  }, [shelf, keys])
  return read?.of === shelf ? read.values : undefined
}
