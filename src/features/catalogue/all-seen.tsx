import { Trans } from '@lingui/react/macro'
import { chooseSeenMode } from '#data/seen-titles.ts'
import { Button } from '#ui/button.tsx'
import * as css from './title-list.css.ts'

/** Stands where a page would be all of whose titles are hidden. */
export function AllSeen() {
  return (
    <div className={css.note}>
      <p>
        <Trans>You have seen everything here.</Trans>
      </p>
      <Button onClick={() => void chooseSeenMode('dim')}>
        <Trans>Show what I have seen</Trans>
      </Button>
    </div>
  )
}
