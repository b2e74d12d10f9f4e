import { useCallback, useState } from 'react'
import { useShownTitles } from '#data/watching/seen-titles.ts'
import type { Title } from '#domain/title/title.ts'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { AllSeen, SeenCount } from './seen-note.tsx'

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
