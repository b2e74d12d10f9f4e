import { Trans } from '@lingui/react/macro'
import { usePreferences } from '#data/account/preferences.ts'
import { markEpisodes, unmarkEpisodes } from '#data/watching/watched-episodes.ts'
import type { Episode } from '#domain/title/season.ts'
import type { SeenEpisodes } from '#domain/watching/seen-episodes.ts'
import type { Title } from '#domain/title/title.ts'
import { pressed } from '#components/cards/saved-button.css.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'

interface SeasonWatchedProps {
  show: Title | undefined
  /** Those that were on already; undefined while they are on the way. */
  aired: readonly Episode[] | undefined
  seen: SeenEpisodes | undefined
}

/** Notes every episode of a season that was on as watched, or takes all of that back. */
export function SeasonWatched({ show, aired, seen }: SeasonWatchedProps) {
  const { isWatchHistoryEnabled } = usePreferences()
  const all = Boolean(seen && aired && aired.length > 0 && aired.every(({ season, number }) => seen.has(season, number)))
  if (aired?.length === 0 || (!isWatchHistoryEnabled && !all)) return null
  // In its place from the start, so that nothing beside it moves when the rest is known.
  const isReady = show !== undefined && aired !== undefined && seen !== undefined
  return (
    <button
      type="button"
      className={`${buttonClass()} ${pressed}`}
      aria-pressed={all}
      aria-disabled={!isReady}
      onClick={() => isReady && void (all ? unmarkEpisodes(show, aired) : markEpisodes(show, aired))}
    >
      <CheckIcon size={20} />
      {all ? <Trans>Season watched</Trans> : <Trans>Mark season as watched</Trans>}
    </button>
  )
}
