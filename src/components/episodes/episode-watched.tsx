import { useLingui } from '@lingui/react/macro'
import { pressed, round } from '#components/cards/saved-button.css.ts'
import { WatchedLabel } from '#components/seen/seen-mark.tsx'
import { usePreferences } from '#data/account/preferences.ts'
import { toggleEpisode, useDecidingEpisode } from '#data/watching/watched-episodes.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'

interface EpisodeWatchedProps {
  /** The show's id. */
  id: number
  /** In its place before it is known, so that nothing beside it moves then. */
  show: Title | undefined
  episode: Episode
  watched: boolean
  /** `round`: only the sign, beside the episode's name. */
  look: 'round' | 'words'
}

/** Notes one episode as watched, or takes that back; not there for somebody who wants no history. */
export function EpisodeWatched({ id, show, episode, watched, look }: EpisodeWatchedProps) {
  const { t } = useLingui()
  const deciding = useDecidingEpisode(id, episode)
  const { isWatchHistoryEnabled } = usePreferences()
  if (!isWatchHistoryEnabled && !watched) return null
  const { season, number } = episode
  return (
    <button
      type="button"
      className={`${buttonClass()} ${look === 'round' ? round : pressed}`}
      aria-pressed={watched}
      aria-label={look === 'round' ? t`Episode ${number} of season ${season} watched` : undefined}
      title={watched ? t`Remove from watch history` : t`Mark as watched`}
      aria-disabled={deciding || !show}
      // A double click is one decision: after the first the button may stand for the next episode.
      onClick={({ detail }) => detail < 2 && !deciding && show && void toggleEpisode(show, episode, watched)}
    >
      {look === 'words' ? <WatchedLabel watched={watched} /> : <CheckIcon size={20} />}
    </button>
  )
}
