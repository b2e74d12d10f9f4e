import { useState } from 'react'
import { TitleCard } from '#components/cards/title-card.tsx'
import { inkOf } from '#components/pictures/picture.tsx'
import * as css from './book-cover.css.ts'

interface BookCoverProps {
  book: { id: string; title: string; picture: string | null; language?: string | null }
  /** In the first view: fetched at once. */
  isEarly?: boolean
  className?: string
}

/** The same book always has the same ink. */
const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7)

/** The cover of an audiobook; without one its title on a curtain. */
export function BookCover({ book: { id, title, picture, language }, isEarly = false, className = '' }: BookCoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={`${css.cover} ${inkOf(numberOf(id))} ${className}`}>
      {picture === null || failed === picture ? (
        <TitleCard title={title} language={language ?? undefined} />
      ) : (
        <img
          className={css.picture}
          src={picture}
          width={342}
          height={513}
          alt=""
          loading={isEarly ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  )
}
