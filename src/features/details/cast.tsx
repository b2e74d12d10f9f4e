import { useLingui } from '@lingui/react/macro'
import type { Person } from '#domain/details.ts'
import { Picture } from '#parts/picture.tsx'
import { Row } from '#parts/row.tsx'
import * as css from './people.css.ts'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join('')

/** Who plays whom: the first twenty of the credits. */
export function Cast({ people }: { people: readonly Person[] }) {
  const { t } = useLingui()
  if (people.length === 0) return null
  return (
    <Row id="cast" title={t`Cast`} cards="portraits">
      {people.slice(0, 20).map((person) => (
        <div key={person.id}>
          <div className={css.photo}>
            <Picture path={person.photoPath} widths={['w185']} sizes="136px" ratio={1.5}>
              <span aria-hidden="true">{initials(person.name)}</span>
            </Picture>
          </div>
          <p className={css.name}>{person.name}</p>
          <p className={css.role}>{person.role}</p>
        </div>
      ))}
    </Row>
  )
}
