import { useLingui } from '@lingui/react/macro'
import type { CrewMember } from '#domain/title/credits.ts'
import { jobName } from '#i18n/credit-names.ts'
import * as css from '#features/title/about.css.ts'
import { Fact } from '#features/title/fact.tsx'
import { MakerLinks } from '#features/title/maker-links.tsx'

/** The jobs that are told of an episode. */
const told = ['Director', 'Writer', 'Screenplay', 'Story', 'Teleplay'] as const

/** Who directed and wrote an episode. */
export function EpisodeCrew({ crew }: { crew: readonly CrewMember[] }) {
  const { i18n } = useLingui()
  const groups = told.map((job) => ({ job, people: crew.filter(({ jobs }) => jobs.includes(job)) }))
  if (groups.every(({ people }) => people.length === 0)) return null
  return (
    <dl className={css.facts}>
      {groups.map(({ job, people }) => (
        <Fact key={job} term={jobName(i18n, job)}>
          {people.length > 0 && <MakerLinks makers={people} />}
        </Fact>
      ))}
    </dl>
  )
}
