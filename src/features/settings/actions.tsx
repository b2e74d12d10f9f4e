import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { KeysSheet } from '#components/settings/keys-sheet.tsx'
import { clearHistory } from '#data/library/clear-history.ts'
import { saveBackup } from '#data/library/on-device.ts'
import { useShelf } from '#data/library/shelves.ts'
import { clearRecentSearches, useRecentSearches } from '#data/search/recent-searches.ts'
import { requestNotices } from '#state/notice-log.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './settings-screen.css.ts'

/** Forgets what was searched for on this device. */
export function ClearSearches() {
  const searches = useRecentSearches()
  return (
    <div className={css.actions}>
      <Button aria-disabled={searches.length === 0} onClick={() => searches.length > 0 && clearRecentSearches()}>
        <Trans>Clear recent searches</Trans>
      </Button>
    </div>
  )
}

/** Forgets what was watched, everywhere. */
export function ClearHistory() {
  const isEmpty = (useShelf('watch_history')?.length ?? 0) === 0
  return (
    <div className={css.actions}>
      <Button aria-disabled={isEmpty} onClick={() => !isEmpty && void clearHistory()}>
        <Trans>Clear history</Trans>
      </Button>
    </div>
  )
}

/** Opens what was told in this visit. */
export const RecentNotices = () => (
  <div className={css.actions}>
    <Button onClick={requestNotices}>
      <Trans>Show recent notices</Trans>
    </Button>
  </div>
)

/** Opens the list of all keys. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.actions}>
      <Button onClick={() => setOpen(true)}>
        <Trans>Show and change keys</Trans>
      </Button>
      {isOpen && <KeysSheet onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Everything the person keeps on this device, as a file. */
export const SaveBackup = () => (
  <div className={css.actions}>
    <Button onClick={() => void saveBackup()}>
      <Trans>Save a backup</Trans>
    </Button>
  </div>
)
