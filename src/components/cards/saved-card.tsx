import type { ReactNode } from 'react'
import type { SavedTitle } from '#contract/titles.ts'
import type { SavedList } from '#data/library/saved-titles.ts'
import { useTitleWords } from '#data/library/title-words.ts'
import { titleOf } from '#domain/title/title.ts'
import { MediaCard } from './media-card.tsx'

interface SavedCardProps {
  saved: Omit<SavedTitle, 'added_at'>
  list: SavedList
  priority?: 'view' | undefined
  mark?: ReactNode
}

/** A title of a person's list as its poster, named in the language of the interface. */
export function SavedCard({ saved, ...card }: SavedCardProps) {
  return <MediaCard title={useTitleWords(titleOf(saved))} {...card} />
}
