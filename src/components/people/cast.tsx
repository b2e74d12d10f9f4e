import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Row } from '#components/rows/row.tsx'
import type { CastMember } from '#domain/title/credits.ts'
import { roleName } from '#i18n/credit-names.ts'
import { PersonCard } from './person-card.tsx'

/** How many of the credits the page of a title shows; all of them are on a page of their own. */
const shown = 20

interface CastProps {
  /** Of the row; regulars and guests of one page stand in two. */
  id?: string
  people: readonly CastMember[]
  /** The page with all of them; left out where there are no more. */
  more?: string | undefined
  title: string
}

/** Who plays whom: the first of the credits. */
export function Cast({ id = 'cast', people, more, title }: CastProps) {
  const { t } = useLingui()
  if (people.length === 0) return null
  return (
    <Row id={id} title={title} cards="portraits" more={more} moreWords={t`Show all`}>
      {people.slice(0, shown).map((person) => (
        <PersonCard key={person.id} {...person} sizes="136px">
          <RoleWords of={person} />
        </PersonCard>
      ))}
    </Row>
  )
}

/** The parts somebody plays, and in how many episodes of a show. */
export function RoleWords({ of: { role, episodes } }: { of: Pick<CastMember, 'role' | 'episodes'> }) {
  const { i18n } = useLingui()
  const times = episodes > 0 ? plural(episodes, { one: `${episodes} episode`, other: `${episodes} episodes` }) : ''
  return [roleName(i18n, role), times].filter(Boolean).join(' · ')
}
