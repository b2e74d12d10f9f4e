import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { usePerson } from '#data/people/people.ts'
import { useEntry } from '#components/cards/use-entry.tsx'
import { PhotoRow } from '#components/pictures/photo-row.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { knownFor } from '#domain/people/person.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Filmography } from './filmography.tsx'
import { PersonHead } from './person-head.tsx'
import * as css from './person-screen.css.ts'

/** How many titles somebody is known for. */
const best = 10

/** The page of one person: who they are, what they are known for, all their work, and pictures (specification, section 2). */
export function PersonScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { value: person, mark, late, instead } = useEntry(usePerson(id), useRouter())
  if (!person) return instead(<PersonSkeleton />)
  const { name } = person
  const known = knownFor(person, best)
  return (
    <article className={css.screen}>
      <title>{t`${name} – Matinee`}</title>
      <PersonHead person={person} mark={mark} late={late} />
      {known.length > 0 && <TitleRow id={`known-for-${id}`} title={t`Known for`} titles={known} />}
      <PhotoRow id={`photos-${id}`} title={t`Pictures`} paths={person.photos} label={name} shape="portraits" />
      <Filmography person={person} />
    </article>
  )
}

/** The geometry of a person's page while nothing is known of them. */
function PersonSkeleton() {
  return (
    <div className={css.screen} aria-busy="true">
      <div className={css.head}>
        <div className={css.photo} />
        <div className={css.words}>
          <Skeleton width="min(20rem, 80%)" height="2.6rem" />
          <Skeleton width="8rem" height="1.4rem" />
        </div>
        <div className={css.rest}>
          <Skeleton width="9rem" height="44px" />
          <Skeleton height="3.4rem" />
          <Skeleton height="8rem" />
        </div>
      </div>
    </div>
  )
}
