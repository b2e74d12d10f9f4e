import { useState } from 'react'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { useKnownPreferences } from '#data/account/preferences.ts'
import type { EpisodePlace, SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import type { ImageSize } from '#product/images.ts'
import * as css from './still.css.ts'

interface StillProps {
  path: string | null
  /** The episode's number, drawn where there is no picture. */
  number: number
  isShielded: boolean
  widths: readonly [ImageSize, ...ImageSize[]]
  sizes: string
  priority?: 'highest' | undefined
}

/** A picture of an episode, out of focus while the shield is up. */
export function Still({ path, number, isShielded, widths, sizes, priority }: StillProps) {
  return (
    <span className={`${css.still} ${inkOf(number)}`} data-shielded={isShielded}>
      <Picture path={path} widths={widths} sizes={sizes} ratio={9 / 16} priority={priority}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
      </Picture>
    </span>
  )
}

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
