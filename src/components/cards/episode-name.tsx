import { Trans } from '@lingui/react/macro'
import type { WatchableRef } from '#contract/media.ts'

/** What kind of thing was watched: "S1 E2" for an episode, else a movie or a show. */
export function EpisodeName({ of: { media_type: type, season, episode } }: { of: WatchableRef }) {
  if (season !== null && episode !== null) {
    return (
      <Trans>
        S{season} E{episode}
      </Trans>
    )
  }
  return type === 'movie' ? <Trans>Movie</Trans> : <Trans>Show</Trans>
}
