import { useEffect, useMemo, useState } from 'react'
import { shelves } from '#data/library/shelves.ts'
import { episodesByShow, seenAmong } from './seen-among.ts'
import { useLive } from '#data/use-live.ts'

const none: readonly string[] = []

/** Which keys of a list the person has seen, in their order, live; none while that is not known. */
export function useSeenOnList(keys: readonly string[] | undefined): readonly string[] {
  const shelf = useLive(shelves.watch_history)
  // The beginning of a history does not say what is missing from it.
  const history = shelf?.beginning === undefined ? shelf : undefined
  const [found, setFound] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (history === undefined || keys === undefined) return undefined
    let isWanted = true
    const episodes = episodesByShow(history)
    const candidates = keys.filter((key) => history.has(key) || episodes.has(key))
    seenAmong(candidates, episodes).then(
      (seen) => isWanted && setFound(seen),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [history, keys])
  return useMemo(() => (found && keys?.filter((key) => found.has(key))) ?? none, [found, keys])
}
