import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { useShownTitles } from '#data/watching/seen-titles.ts'
import type { Title } from '#domain/title/title.ts'
import { Button } from '#ui/controls/button.tsx'
import { SeenCount } from './seen-note.tsx'
import * as css from './seen-note.css.ts'

/** Titles in a grid, those the person has seen as they wish: shown, faint, or left out and counted, with a way to see them here. */
export function SeenGrid({ titles }: { titles: readonly (Title | undefined)[] }) {
  const [isRevealed, setRevealed] = useState(false)
  const reveal = useCallback(() => setRevealed(true), [])
  const { titles: shown, hidden, isDimmed } = useShownTitles(titles, isRevealed)
  if (hidden > 0 && shown.length === 0) return <AllSeen onShow={reveal} />
  return (
    <>
      <PosterGrid titles={shown} isDimmed={isDimmed} />
      <SeenCount hidden={hidden} onShow={reveal} />
    </>
  )
}

/** Stands where titles would be all of which are hidden. */
export function AllSeen({ onShow }: { onShow: () => void }) {
  return (
    <div className={css.note}>
      <p>
        <Trans>You have seen everything here.</Trans>
      </p>
      <Button onClick={onShow}>
        <Trans>Show what I have seen</Trans>
      </Button>
    </div>
  )
}
