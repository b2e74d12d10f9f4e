import type { Finder } from '#domain/search/title-search.ts'
import { deviceClock } from '#platform/clock.ts'
import type { Language } from '#product/languages.ts'
import { currentOwner } from '#data/account/owner.ts'

/** While somebody types, nothing much is added to what the device knows. */
const youngMs = 60_000

/** Everything of one kind that the device knows, and how it is searched by name. */
interface Index<T> {
  all: Promise<T[]>
  find: Promise<Finder<T>>
}

/** Gathers what the device knows when it is first asked for, and again when that is a minute old or for somebody else. */
export function deviceIndex<T>(
  collect: (owner: string, language: Language) => Promise<T[]>,
  finderOf: (all: readonly T[]) => Finder<T>,
): (language: Language) => Index<T> {
  let prepared: (Index<T> & { at: number; language: string; owner: string }) | undefined
  return (language) => {
    const owner = currentOwner()
    const isYoung = prepared && deviceClock.now() - prepared.at < youngMs && prepared.language === language && prepared.owner === owner
    if (prepared && isYoung) return prepared
    const all = collect(owner, language)
    prepared = { at: deviceClock.now(), language, owner, all, find: all.then(finderOf) }
    return prepared
  }
}
