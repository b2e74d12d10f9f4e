import { useState } from 'react'
import { useKnownPreferences } from '#data/account/preferences.ts'
import type { EpisodePlace, SeenEpisodes } from '#domain/watching/seen-episodes.ts'

export interface Shield {
  /** Still and description would tell what the person has not seen. Until their history is read, nothing is known to be seen. */
  isUp: boolean
  /** The person wants to see them all the same. */
  lower: () => void
}

/** Keeps what happens in an unseen episode from somebody who wants to be surprised. */
export function useShield({ season, number }: EpisodePlace, seen: SeenEpisodes | undefined): Shield {
  const wanted = useKnownPreferences()?.isSpoilerShieldEnabled ?? true
  const place = `${season}:${number}`
  // Of one episode: another that takes its place is a surprise again.
  const [lowered, setLowered] = useState('')
  const isSeen = seen?.isSeen(season, number) ?? false
  return { isUp: wanted && !isSeen && lowered !== place, lower: () => setLowered(place) }
}
