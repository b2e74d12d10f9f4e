import type { ReactNode } from 'react'
import type { Title } from '#domain/title.ts'
import { MediaCard, MediaCardSkeleton } from './media-card.tsx'
import { Row } from './row.tsx'

interface TitleRowProps {
  id: string
  title: string
  more?: string | undefined
  mark?: ReactNode
  /** Undefined while they are on the way: the row then has the same height with nothing in it. */
  titles: readonly Title[] | undefined
}

const waiting = Array.from({ length: 6 }, (_, place) => <MediaCardSkeleton key={place} />)

/** A row of posters. */
export function TitleRow({ titles, ...row }: TitleRowProps) {
  return (
    <Row {...row} waiting={!titles}>
      {titles?.map((title) => <MediaCard key={`${title.type}${title.id}`} title={title} />) ?? waiting}
    </Row>
  )
}
