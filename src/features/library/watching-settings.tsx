import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { WatchingSwitches } from '#components/settings/watching-switches.tsx'
import { clearHistory } from '#data/library/clear-history.ts'
import { session } from '#state/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
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
