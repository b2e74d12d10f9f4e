import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { WatchHistoryItem } from '#contract/entities.ts'
import type { SeenMode } from '#contract/list-preferences.ts'
import { mediaKey } from '#contract/media.ts'
import { isSeen } from '#domain/progress.ts'
import { type Title, titleRef } from '#domain/title.ts'
import { listLook, setSeenMode } from '#state/list-look.ts'
import { showToast } from '#state/toasts.ts'
import { openLocal } from './open-local.ts'
import { currentOwner } from './owner.ts'
import { savePreference, useKnownPreferences } from './preferences.ts'
import { shelves } from './shelves.ts'

/** Which of the titles shown a person has seen, and what is to happen to those. */
export interface Seen {
  mode: SeenMode
  /** False while that is being looked up. */
  known: boolean
  has(title: Title): boolean
}

const nobody: ReadonlySet<string> = new Set()
/** Longer than this (ms) no list waits for the database. */
const patienceMs = 1000

/** Looks up in the history which titles are seen; asks nothing while seen titles are shown like all others. */
export function useSeenTitles(titles: readonly (Title | undefined)[]): Seen {
  const mode = useSeenMode()
  const { subscribe, read } = shelves.watch_history
  const shelf = useSyncExternalStore(mode === 'show' ? never : subscribe, mode === 'show' ? nothing : read)
  const asked = useMemo(
    () => titles.flatMap((title) => (title ? [mediaKey(titleRef(title))] : [])).filter((key) => shelf?.has(key)),
    [titles, shelf],
  )
  const [found, setFound] = useState({ asked: nobody, seen: nobody })
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (mode === 'show') return undefined
    const late = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(late)
  }, [mode])

  useEffect(() => {
    let waiting = true
    const show = (seen: ReadonlySet<string>): void => {
      if (waiting) setFound({ asked: new Set(asked), seen })
    }
    if (asked.length > 0) void seenAmong(asked).then(show, () => show(nobody))
    return () => {
      waiting = false
    }
  }, [asked])

  const known = mode === 'show' || isLate || (shelf !== undefined && asked.every((key) => found.asked.has(key)))
  return { mode, known, has: (title) => mode !== 'show' && found.seen.has(mediaKey(titleRef(title))) }
}

const never = () => () => undefined
const nothing = () => undefined

/** Of these keys of the history, those watched to the end. */
async function seenAmong(keys: readonly string[]): Promise<Set<string>> {
  const [{ rowsOf }, { database }] = await Promise.all([import('#db/shelf.ts'), openLocal()])
  const rows = await rowsOf(database, 'watch_history', currentOwner(), keys)
  return new Set(rows.flatMap(({ key, deleted, value }) => (!deleted && isSeen(value as WatchHistoryItem) ? key : [])))
}

/** What happens to seen titles, on all of a person's devices. */
export function useSeenMode(): SeenMode {
  const { seen } = useSnapshot(listLook)
  const decided = useKnownPreferences()?.seenTitles
  useEffect(() => {
    if (decided !== undefined && decided !== listLook.seen) setSeenMode(decided)
  }, [decided])
  return decided ?? seen
}

/** Never rejects: a failure is said in a notice. */
export async function chooseSeenMode(mode: SeenMode): Promise<void> {
  setSeenMode(mode)
  await savePreference('seenTitles', mode).catch(() => showToast({ notice: 'preferences-save-failed' }))
}
