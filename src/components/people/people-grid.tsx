import type { PersonSummary } from '#domain/people/person.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { PersonCard } from './person-card.tsx'
import * as card from './person-card.css.ts'
import { grid } from './person-grid.css.ts'

/** How many portraits the first view holds at most: they are fetched at once. */
const firstView = 8

const pageOfTwenty = Array.from({ length: 20 }, () => undefined)

interface PeopleGridProps {
  /** Undefined keeps the place of one who is on the way; undefined in all, that of a page of twenty. */
  people: readonly (PersonSummary | undefined)[] | undefined
}

/** People with what they are known for. */
export function PeopleGrid({ people = pageOfTwenty }: PeopleGridProps) {
  return (
    <ul className={grid}>
      {people.map((person, place) => (
        <li key={person?.id ?? `place ${place}`}>
          {person ? (
            <PersonCard {...person} sizes="(min-width: 768px) 160px, 30vw" priority={place < firstView ? 'view' : undefined}>
              {person.knownFor.map(({ title }) => title).join(', ')}
            </PersonCard>
          ) : (
            <>
              <Skeleton ratio="2 / 3" />
              <span className={card.name}>&nbsp;</span>
              <span className={card.role}>&nbsp;</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
