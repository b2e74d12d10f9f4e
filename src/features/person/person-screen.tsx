import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { askAgain, useQuery } from '#data/catalogue.ts'
import { personQueries } from '#data/person-queries.ts'
import { knownFor } from '#domain/person.ts'
import { AgeMark } from '#parts/age-mark.tsx'
import { PageFailed } from '#parts/page-failed.tsx'
import { PhotoRow } from '#parts/photo-row.tsx'
import { TitleRow } from '#parts/title-row.tsx'
import { useUnknown } from '#parts/use-unknown.ts'
import { appearance } from '#state/appearance.ts'
import { Filmography } from './filmography.tsx'
import { PersonHead } from './person-head.tsx'
import * as css from './person-screen.css.ts'
import { PersonSkeleton } from './person-skeleton.tsx'

/** How many titles somebody is known for. */
const best = 10

/** The page of one person: who they are, what they are known for, all their work, and pictures (specification, section 2). */
export function PersonScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const query = personQueries.person(id, language)
  const answer = useQuery(query)
  const { value: person, failure, asOf } = answer
  const isUnknown = useUnknown(answer, useRouter())
  if (!person) return failure && !isUnknown ? <PageFailed failure={failure} onRetry={() => askAgain(query)} /> : <PersonSkeleton />
  const { name } = person
  const known = knownFor(person, best)
  return (
    <article className={css.screen}>
      <title>{t`${name} – Matinee`}</title>
      <PersonHead person={person} mark={<AgeMark asOf={asOf} failed={failure !== undefined} />} />
      {known.length > 0 && <TitleRow id={`known-for-${id}`} title={t`Known for`} titles={known} />}
      <PhotoRow id={`photos-${id}`} title={t`Pictures`} paths={person.photos} label={name} shape="portraits" />
      <Filmography person={person} />
    </article>
  )
}
