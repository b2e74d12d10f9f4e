import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { SeenMode } from '#contract/entities/preferences.ts'
import { mediaKey } from '#contract/media.ts'
import { savePreference, useKnownPreferences } from '#data/account/preferences.ts'
import { useLive } from '#data/use-live.ts'
import { shelves } from '#data/library/shelves.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { listLook, setSeenMode } from '#state/list-look.ts'
import { showToast } from '#state/toasts.ts'
import { episodesByShow, seenAmong } from './seen-among.ts'

/** What is shown of some titles, as the person wishes it for those they have seen. */
export interface ShownTitles {
  /** Without those to be hidden. While it is not known which those are, all are undefined: nothing may vanish under a finger. */
  titles: readonly (Title | undefined)[]
  /** How many were left out. */
  hidden: number
  /** Whether a title is to be shown faintly, with a tick. */
  isDimmed: (title: Title) => boolean
}

const nobody: ReadonlySet<string> = new Set()
/** Longer than this (ms) no list waits for the database. */
const patienceMs = 1000

const keyOf = (title: Title): string => mediaKey(titleRef(title))

/**
 * Shows, dims or hides titles that the person has seen, as they chose for all lists. Asks nothing while those are shown like all others.
 *
 * @param isRevealed the person wants to see here what is hidden elsewhere: it is dimmed
 */
export function useShownTitles(titles: readonly (Title | undefined)[], isRevealed = false): ShownTitles {
  const { mode, known, has } = useInView(titles)
  const isHiding = mode === 'hide' && !isRevealed
  const isDimmed = (title: Title): boolean => mode !== 'show' && !isHiding && has(title)
  if (!isHiding) return { titles, hidden: 0, isDimmed }
  if (!known) return { titles: titles.map(() => undefined), hidden: 0, isDimmed }
  const shown = titles.filter((title) => title === undefined || !has(title))
  return { titles: shown, hidden: titles.length - shown.length, isDimmed }
}

/** Looks up in the history which titles are seen. `known` is false while that is being looked up. */
function useInView(titles: readonly (Title | undefined)[]) {
  // Before there are titles there is nothing to look up: the first of them come before the database.
  const isAsked = titles.some((title) => title !== undefined)
  const mode = useSeenMode(isAsked)
  const watched = isAsked ? shelves.watch_history : unasked
  const shelf = useLive(mode === 'show' ? nothing : watched)
  // The beginning of a history does not say what is missing from it.
  const history = shelf?.beginning === undefined ? shelf : undefined
  const candidates = useMemo(() => {
    const episodes = history && episodesByShow(history)
    const keys = titles.flatMap((title) => (title ? keyOf(title) : [])).filter((key) => history?.has(key) || episodes?.has(key))
    return keys.join(' ')
  }, [titles, history])
  const asked = useMemo(() => new Set(candidates.split(' ').filter(Boolean)), [candidates])
  const [found, setFound] = useState({ asked: nobody, seen: nobody })
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (mode === 'show') return undefined
    const late = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(late)
  }, [mode])

  useEffect(() => {
    if (history === undefined || asked.size === 0) return undefined
    let isWanted = true
    const show = (seen: ReadonlySet<string>): void => {
      if (isWanted) setFound({ asked, seen })
    }
    seenAmong([...asked], episodesByShow(history)).then(show, () => show(nobody))
    return () => {
      isWanted = false
    }
  }, [asked, history])

  const known = mode === 'show' || isLate || (history !== undefined && [...asked].every((key) => found.asked.has(key)))
  return { mode, known, has: (title: Title): boolean => asked.has(keyOf(title)) && found.seen.has(keyOf(title)) }
}

const never = () => () => undefined
const unasked = { ...shelves.watch_history, subscribe: never }
const nothing = { ...unasked, read: () => undefined }

/** What happens to seen titles, on all of a person's devices; as this one remembers it while that is not `wanted`. */
export function useSeenMode(wanted = true): SeenMode {
  const { seen } = useSnapshot(listLook)
  const decided = useKnownPreferences(wanted)?.seenTitles
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
