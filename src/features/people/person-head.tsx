import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useFormat } from '#i18n/formats.ts'
import { personPath } from '#components/links/paths.ts'
import { portraitShape } from '#components/page/hero.css.ts'
import { Links, sitesOf } from '#components/facts/facts.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { today } from '#data/today.ts'
import { yearsBetween } from '#domain/age.ts'
import type { Gender, Person } from '#domain/people/person.ts'
import { departmentName } from '#i18n/credit-names.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './person-screen.css.ts'

/** Who somebody is: portrait, name, what is known of them, and their life in words. */
export function PersonHead({ person, mark, late }: { person: Person; mark: ReactNode; late: ReactNode }) {
  const { t, i18n } = useLingui()
  const { name } = person
  return (
    <header className={css.head}>
      <div className={`${css.photo} ${inkOf(person.id)}`}>
        <Picture path={person.photoPath} {...portraitShape} alt={t`Portrait of ${name}`} priority="highest">
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
          <ShareButton name={name} path={personPath(person.id)} />
        </div>
        <PersonFacts person={person} />
        {person.biography === '' ? late : <Biography person={person} />}
      </div>
    </header>
  )
}

const genders: Record<Gender, MessageDescriptor> = { male: msg`Male`, female: msg`Female`, other: msg`Other` }

/** Gender, birthday, place of birth and other names, as far as somebody wrote them down (specification, section 2). */
function PersonFacts({ person }: { person: Person }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { gender, birthday, deathday, birthplace, alsoKnownAs, homepage, imdbId } = person
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
  const sites = sitesOf(homepage, imdbId && `name/${imdbId}`)
  if (known.length === 0 && alsoKnownAs.length === 0 && sites.length === 0) return null
  return (
    <dl className={css.facts} aria-label={t`Personal info`}>
      {known.map(([term, value]) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
      {sites.length > 0 && (
        <div>
          <dt className={css.term}>
            <Trans>Elsewhere</Trans>
          </dt>
          <dd className={css.value}>
            <Links links={sites} />
          </dd>
        </div>
      )}
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

/** A longer life than this is folded at first, in characters. */
const long = 600

/** A life in words, in whatever language there are some. */
function Biography({ person: { biography, foreign } }: { person: Person }) {
  const [folded, setFolded] = useState(biography.length > long)
  return (
    <>
      <p className={css.biography} data-folded={folded} lang={foreign?.biography}>
        {biography}
      </p>
      {folded && (
        <Button look="plain" className={css.unfold} onClick={() => setFolded(false)}>
          <Trans>Read on</Trans>
        </Button>
      )}
    </>
  )
}
