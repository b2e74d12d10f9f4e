import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { today } from '#data/today.ts'
import { yearsBetween } from '#domain/age.ts'
import type { Gender, Person } from '#domain/people/person.ts'
import { useFormat } from '#i18n/formats.ts'
import * as css from './person-screen.css.ts'

const genders: Record<Gender, MessageDescriptor> = { male: msg`Male`, female: msg`Female`, other: msg`Other` }

/** Gender, birthday, place of birth and other names, as far as somebody wrote them down (specification, section 2). */
export function PersonFacts({ person }: { person: Person }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { gender, birthday, deathday, birthplace, alsoKnownAs } = person
  const age = yearsBetween(birthday, deathday ?? today())
  const born = format.day(birthday)
  const died = format.day(deathday)
  const facts: readonly (readonly [string, string])[] = [
    [t`Gender`, gender === null ? '' : i18n._(genders[gender])],
    [t`Birthday`, age !== null && died === '' ? t`${born} (age ${age})` : born],
    [t`Died`, age !== null && died !== '' ? t`${died} (age ${age})` : died],
    [t`Place of birth`, birthplace],
  ]
  const known = facts.filter(([, value]) => value !== '')
  if (known.length === 0 && alsoKnownAs.length === 0) return null
  return (
    <dl className={css.facts} aria-label={t`Personal info`}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      {alsoKnownAs.length > 0 && (
        <div className={css.wide}>
          <dt className={css.term}>
            <Trans>Also known as</Trans>
          </dt>
          <dd className={css.value}>{alsoKnownAs.join(' · ')}</dd>
        </div>
      )}
    </dl>
  )
}
