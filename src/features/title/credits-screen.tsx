import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEntry } from '#components/cards/use-entry.tsx'
import { SeasonSkeleton } from '#components/episodes/season-skeleton.tsx'
import { personPath } from '#components/links/paths.ts'
import { TitleCrumb } from '#components/page/page-navigation.tsx'
import { RoleWords } from '#components/people/cast.tsx'
import { PersonCard } from '#components/people/person-card.tsx'
import { grid } from '#components/people/person-grid.css.ts'
import type { MediaType } from '#contract/media.ts'
import { useDetails } from '#data/title/details.ts'
import { grouped } from '#domain/grouped.ts'
import type { Details } from '#domain/title/details.ts'
import { departmentName, jobName } from '#i18n/credit-names.ts'
import * as css from './credits-screen.css.ts'

const photoSizes = '(min-width: 768px) 160px, 30vw'

/** Everybody in front of the camera of a title and behind it. */
export function CreditsScreen({ type, id }: { type: MediaType; id: number }) {
  const { t } = useLingui()
  const { value: details, instead } = useEntry(useDetails(type, id), useRouter())
  if (!details) return instead(<SeasonSkeleton />)
  const name = details.title
  return (
    <article className={css.screen}>
      <title>{t`Cast and crew of ${name} – Matinee`}</title>
      <header>
        <TitleCrumb type={type} id={id} show={details} />
        <h1 className={css.title}>
          <Trans>Cast and crew</Trans>
        </h1>
      </header>
      <Everybody details={details} />
    </article>
  )
}

function Everybody({ details }: { details: Details }) {
  const { i18n } = useLingui()
  return (
    <>
      {details.cast.length > 0 && (
        <section className={css.section}>
          <h2 className={css.heading}>{departmentName(i18n, 'Acting')}</h2>
          <ul className={grid}>
            {details.cast.map((person) => (
              <li key={person.id}>
                <PersonCard {...person} sizes={photoSizes}>
                  <RoleWords of={person} />
                </PersonCard>
              </li>
            ))}
          </ul>
        </section>
      )}
      {grouped(details.crew, ({ department }) => department).map((people) => (
        <section key={people[0].department} className={css.section}>
          <h2 className={css.heading}>{departmentName(i18n, people[0].department)}</h2>
          <ul className={css.crew}>
            {people.map((person) => (
              <li key={person.id}>
                <a href={personPath(person.id)} className={css.member} data-card>
                  {person.name}
                </a>
                <span className={css.jobs}>{person.jobs.map((job) => jobName(i18n, job)).join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
