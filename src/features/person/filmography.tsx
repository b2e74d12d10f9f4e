import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { departmentsOf, filmography } from '#domain/filmography.ts'
import type { Person } from '#domain/person.ts'
import { departmentName } from '#i18n/credit-names.ts'
import { Chip } from '#ui/chip.tsx'
import { visuallyHidden } from '#ui/visually-hidden.css.ts'
import { CreditLine } from './credit-line.tsx'
import * as css from './filmography.css.ts'

/** All of somebody's work by year, newest first; of one kind if one wishes. */
export function Filmography({ person }: { person: Person }) {
  const { i18n, t } = useLingui()
  const departments = departmentsOf(person.credits)
  const [chosen, choose] = useState<string>()
  if (person.credits.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>Credits</Trans>
      </h2>
      {departments.length > 1 && (
        <fieldset className={css.kinds}>
          <legend className={visuallyHidden}>{t`Kinds of work`}</legend>
          {departments.map(({ department, count }) => (
            <Chip key={department} pressed={department === chosen} onClick={() => choose(department === chosen ? undefined : department)}>
              {departmentName(i18n, department)} {count}
            </Chip>
          ))}
        </fieldset>
      )}
      <ol className={css.years}>
        {filmography(person.credits, chosen).map(({ year, credits }) => (
          <li key={year} className={css.year}>
            <h3 className={css.number}>{year ?? <Trans>To come</Trans>}</h3>
            <ul className={css.credits}>
              {credits.map((credit) => (
                <li key={`${credit.title.type}${credit.title.id}${credit.department}`}>
                  <CreditLine credit={credit} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
