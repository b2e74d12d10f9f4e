import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Person } from '#domain/people/person.ts'
import { departmentName } from '#i18n/credit-names.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { Biography } from './biography.tsx'
import { PersonFacts } from './person-facts.tsx'
import * as css from './person-screen.css.ts'

/** Who somebody is: portrait, name, what is known of them, and their life in words. */
export function PersonHead({ person, mark }: { person: Person; mark: ReactNode }) {
  const { t, i18n } = useLingui()
  const { name } = person
  return (
    <header className={css.head}>
      <div className={css.photo}>
        <Picture
          path={person.photoPath}
          widths={['w185', 'w342', 'w500']}
          sizes="(min-width: 1024px) 264px, (min-width: 768px) 200px, 112px"
          ratio={1.5}
          alt={t`Portrait of ${name}`}
          priority="highest"
        >
          <span aria-hidden="true">{[...name][0]}</span>
        </Picture>
      </div>
      <div className={css.words}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.department}>
          <span>{departmentName(i18n, person.department)}</span>
          {mark}
        </p>
      </div>
      <div className={css.rest}>
        <div>
          <ShareButton name={name} path={`/person/${person.id}`} />
        </div>
        <PersonFacts person={person} />
        <Biography person={person} />
      </div>
    </header>
  )
}
