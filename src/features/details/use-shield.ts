import { useState } from 'react'
import { useKnownPreferences } from '#data/preferences.ts'
import type { Episode } from '#domain/season.ts'
import type { SeenEpisodes } from '#domain/seen-episodes.ts'

export interface Shield {
  /** Still and description would tell what the person has not seen. Until their history is read, nothing is known to be seen. */
  isUp: boolean
  /** The person wants to see them all the same. */
  lower: () => void
}

/** Keeps what happens in an unseen episode from somebody who wants to be surprised. */
export function useShield({ season, number }: Pick<Episode, 'season' | 'number'>, seen: SeenEpisodes | undefined): Shield {
  const wanted = useKnownPreferences()?.isSpoilerShieldEnabled ?? true
  const [lowered, setLowered] = useState(false)
  const isSeen = seen?.isSeen(season, number) ?? false
  return { isUp: wanted && !isSeen && !lowered, lower: () => setLowered(true) }
}
