import { Trans, useLingui } from '@lingui/react/macro'
import { usePreferences } from '#data/account/preferences.ts'
import { toggleWatched, useWatched } from '#data/watching/watch-history.ts'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import { pressed } from '#components/cards/saved-button.css.ts'

/** Notes a movie that was watched elsewhere; not there for somebody who wants no history. `minutes` is its length, 0 when unknown. */
export function WatchedButton({ title, minutes }: { title: Title; minutes: number }) {
  const { t } = useLingui()
  const { kept: watched, deciding } = useWatched(title)
  const { isWatchHistoryEnabled } = usePreferences()
  if (!isWatchHistoryEnabled && !watched) return null
  return (
    <button
      type="button"
      className={`${buttonClass()} ${pressed}`}
      aria-pressed={watched}
      title={watched ? t`Remove from watch history` : t`Mark as watched`}
      aria-disabled={deciding}
      onClick={() => !deciding && void toggleWatched(title, minutes, watched)}
    >
      <CheckIcon size={20} />
      {watched ? <Trans>Watched</Trans> : <Trans>Mark as watched</Trans>}
    </button>
  )
}
