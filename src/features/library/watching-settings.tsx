import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { usePreferences } from '#data/account/preferences.ts'
import { clearHistory } from '#data/library/clear-history.ts'
import { turnWatching } from '#data/watching/watching-preferences.ts'
import { session } from '#state/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import * as css from './library.css.ts'

/** What is recorded while watching, beside the list it fills, and forgetting all of it. */
export function WatchingSettings({ isEmpty }: { isEmpty: boolean }) {
  const { user } = useSnapshot(session)
  return (
    <details className={css.recording}>
      <summary className={css.recordingSummary}>
        <Trans>What is recorded</Trans>
        <ChevronDownIcon size={18} className={css.chevron} />
      </summary>
      <div className={css.switches}>
        <WatchingSwitches />
        {!isEmpty && (
          <p className={css.clear}>
            {user === null ? (
              <Trans>Forget what was noted so far.</Trans>
            ) : (
              <Trans>Forget what was noted so far, on all your devices.</Trans>
            )}
            <Button className={css.clearButton} onClick={() => void clearHistory()}>
              <Trans>Clear history</Trans>
            </Button>
          </p>
        )}
      </div>
    </details>
  )
}

/** What is recorded while watching; each press counts at once. */
export function WatchingSwitches() {
  const { isWatchHistoryEnabled, isContinueWatchingEnabled } = usePreferences()
  return (
    <>
      <Switch
        label={<Trans>Watch history</Trans>}
        hint={<Trans>Notes what you watch and when.</Trans>}
        on={isWatchHistoryEnabled}
        onChange={(on) => void turnWatching('isWatchHistoryEnabled', on)}
      />
      <Switch
        label={<Trans>Continue watching</Trans>}
        hint={<Trans>Remembers where you stopped, and shows it on the home page.</Trans>}
        on={isContinueWatchingEnabled}
        onChange={(on) => void turnWatching('isContinueWatchingEnabled', on)}
      />
    </>
  )
}
