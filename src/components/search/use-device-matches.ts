import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Answer } from '#data/catalogue/catalogue.ts'
import { currentOwner } from '#data/account/owner.ts'
import { mergedPeople, type PersonSummary } from '#domain/people/person.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Language } from '#product/languages.ts'
import { appearance } from '#state/appearance.ts'

/** Searches one kind of thing that the device knows. */
export interface DeviceSearch<T> {
  find: (text: string, max: number, language: Language) => Promise<readonly T[]>
  /** Leaves out what was there before. */
  unique: (items: readonly T[]) => readonly T[]
  /** What was found for the last texts: whoever comes back to one sees it at once, in the same places. */
  found: Map<string, readonly T[]>
}

/** How many texts are remembered. */
const mostTexts = 50

const deviceSearch = <T>(find: DeviceSearch<T>['find'], unique: DeviceSearch<T>['unique']): DeviceSearch<T> => ({
  find,
  unique,
  found: new Map(),
})

export const titleSearch = deviceSearch(
  async (...asked) => (await import('#data/search/device-titles.ts')).findOnDevice(...asked),
  uniqueTitles,
)

/** For how many titles somebody is said to be known. */
const mostTitles = 3

export const peopleSearch = deviceSearch<PersonSummary>(
  async (...asked) => (await import('#data/search/device-people.ts')).findPeopleOnDevice(...asked),
  (people) => mergedPeople(people, mostTitles),
)

/**
 * What this device knows under a name, best first; undefined until it has looked, and for null, which asks nothing.
 *
 * @param network its answer to the same: where it has none, the device looks again, for it may know more than when it looked last
 */
export function useDeviceMatches<T>(
  text: string | null,
  max: number,
  { find, unique, found }: DeviceSearch<T>,
  network: Answer<unknown>,
): readonly T[] | undefined {
  const { language } = useSnapshot(appearance)
  const alone = network.failure !== undefined && network.value === undefined
  const key = text === null ? '' : JSON.stringify([currentOwner(), language, max, text])
  const [looked, setLooked] = useState<{ key: string; items: readonly T[] }>()
  const known = found.get(key)
  const isEnough = known !== undefined && !alone
  useEffect(() => {
    if (text === null || isEnough) return
    let isWanted = true
    const show = (fresh: readonly T[]): void => {
      const items = unique([...(found.get(key) ?? []), ...fresh]).slice(0, max)
      found.delete(key)
      found.set(key, items)
      for (const old of [...found.keys()].slice(0, -mostTexts)) found.delete(old)
      if (isWanted) setLooked({ key, items })
    }
    find(text, max, language).then(show, () => show([]))
    return () => {
      isWanted = false
    }
  }, [text, max, language, key, isEnough, find, unique, found])
  if (looked?.key === key) return looked.items
  return known?.length === 0 && alone ? undefined : known
}
