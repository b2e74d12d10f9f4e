import type { Answer } from '#data/catalogue/catalogue.ts'
import type { Title } from '#domain/title/title.ts'
import { HeroCard, HeroCardSkeleton } from '#components/cards/hero-card.tsx'
import { Row } from '#components/rows/row.tsx'
import { AgeMark } from '#components/cards/age-mark.tsx'

interface HeroSectionProps {
  id: string
  title: string
  titles: readonly Title[] | undefined
  answer: Answer<unknown>
}

const waiting = [1, 2, 3, 4].map((place) => <HeroCardSkeleton key={place} />)

/** Four trending titles of one kind; nothing where they cannot be had (silent, specification section 8). */
export function HeroSection({ id, title, titles, answer }: HeroSectionProps) {
  if (titles?.length === 0 || (!titles && answer.failure)) return null
  return (
    <Row
      id={id}
      title={title}
      cards="landscapes"
      waiting={!titles}
      mark={<AgeMark asOf={answer.asOf} failed={answer.failure !== undefined} />}
    >
      {titles?.map((hero) => <HeroCard key={hero.id} title={hero} />) ?? waiting}
    </Row>
  )
}
