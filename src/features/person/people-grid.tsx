import type { PersonSummary } from '#domain/person.ts'
import { PersonCard } from '#parts/person-card.tsx'
import * as card from '#parts/person-card.css.ts'
import { grid } from '#parts/person-grid.css.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { walkLinks } from '#ui/use-carousel.ts'

/** How many portraits the first view holds at most: they are fetched at once. */
const firstView = 8

/** People with what they are known for. Undefined keeps the place of a page of twenty. */
export function PeopleGrid({ people }: { people: readonly PersonSummary[] | undefined }) {
  return (
    // The links inside take the focus; the grid only passes it on.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={grid} onKeyDown={walkLinks}>
      {people?.map((person, place) => (
        <li key={person.id}>
          <PersonCard {...person} sizes="(min-width: 768px) 160px, 30vw" priority={place < firstView ? 'view' : undefined}>
            {person.knownFor.map(({ title }) => title).join(', ')}
          </PersonCard>
        </li>
      )) ??
        Array.from({ length: 20 }, (_, place) => (
          <li key={place}>
            <Skeleton ratio="2 / 3" />
            <span className={card.name}>&nbsp;</span>
            <span className={card.role}>&nbsp;</span>
          </li>
        ))}
    </ul>
  )
}
