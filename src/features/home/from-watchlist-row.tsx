import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { SavedCard } from '#components/cards/saved-card.tsx'
import { Row } from '#components/rows/row.tsx'
import { mediaKey } from '#contract/media.ts'
import { useHome } from '#data/home/home.ts'
import { useShelf } from '#data/library/shelves.ts'
import { session } from '#state/session.ts'

/** What somebody wants to see and has not; nothing while there is none of it. */
export function FromWatchlistRow() {
  const { t } = useLingui()
  const { fromWatchlist: known } = useHome()
  const { status } = useSnapshot(session)
  const shelf = useShelf('watchlist')
  // A row that comes while somebody looks would push away what they look at: it is there on the next visit.
  const [titles] = useState(known)
  const listed = shelf && new Set(shelf)
  const there = titles.filter((title) => listed?.has(mediaKey(title)) !== false)
  if (there.length === 0) return null
  return (
    <Row id="from-watchlist" title={t`From your watchlist`} more={status === 'member' ? '/watchlist' : '/on-this-device?list=watchlist'}>
      {there.map((title) => (
        <SavedCard key={mediaKey(title)} saved={title} list="watchlist" />
      ))}
    </Row>
  )
}
