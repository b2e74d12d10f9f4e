import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import * as card from '#components/cards/media-card.css.ts'
import { MediaCard, MediaCardSkeleton } from '#components/cards/media-card.tsx'
import { HiddenCount } from '#components/seen/seen-note.tsx'
import * as css from '#components/seen/seen-note.css.ts'
import { useShownTitles } from '#data/watching/seen-titles.ts'
import type { Title } from '#domain/title/title.ts'
import { Button } from '#ui/controls/button.tsx'
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
const none: readonly Title[] = []

/** A row of posters, those the person has seen as they wish: shown, faint, or left out and counted at the row's end. */
export function TitleRow({ titles, ...row }: TitleRowProps) {
  const [isRevealed, setRevealed] = useState(false)
  const { titles: shown, hidden, isDimmed } = useShownTitles(titles ?? none, isRevealed)
  const isWaiting = !titles || shown.includes(undefined)
  const cards = shown.flatMap((title) =>
    title ? <MediaCard key={`${title.type}${title.id}`} title={title} isDimmed={isDimmed(title)} /> : [],
  )
  return (
    <Row {...row} waiting={isWaiting}>
      {isWaiting ? waiting : [...cards, ...(hidden > 0 ? [<Hidden key="hidden" count={hidden} onShow={() => setRevealed(true)} />] : [])]}
    </Row>
  )
}

/** As large as a card, so that the row keeps its height even where nothing else is left. */
function Hidden({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={card.card}>
      <div className={css.tile}>
        <span>
          <HiddenCount hidden={count} />
        </span>
        <Button look="plain" onClick={onShow}>
          <Trans context="seen titles">Show</Trans>
        </Button>
      </div>
      <span className={card.name}>&nbsp;</span>
      <span className={card.facts}>&nbsp;</span>
    </div>
  )
}
