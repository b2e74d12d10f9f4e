import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { titlePath } from '#components/links/title-path.ts'
import { SeenCount } from '#components/seen/seen-note.tsx'
import { SeenMark } from '#components/seen/seen-mark.tsx'
import { useShownTitles } from '#data/watching/seen-titles.ts'
import { departmentsOf, filmography, titlesOf } from '#domain/people/filmography.ts'
import type { Person } from '#domain/people/person.ts'
import type { Credit } from '#domain/title/credits.ts'
import type { Title } from '#domain/title/title.ts'
import { departmentName, isThemselves, jobName, roleName } from '#i18n/credit-names.ts'
import { ChipChoice } from '#ui/controls/chip-choice.tsx'
import * as css from './filmography.css.ts'

/** All of somebody's work by year, newest first; of one kind if one wishes. */
export function Filmography({ person }: { person: Person }) {
  const { i18n, t } = useLingui()
  const departments = departmentsOf(person.credits)
  const [chosen, choose] = useState<string>()
  const [isRevealed, setRevealed] = useState(false)
  const titles = useMemo(() => titlesOf(person.credits, chosen), [person, chosen])
  const { titles: shown, hidden, isDimmed } = useShownTitles(titles, isRevealed)
  const isLooking = shown.includes(undefined)
  const isShown = (title: Title): boolean => isLooking || shown.some((other) => other?.type === title.type && other.id === title.id)
  if (person.credits.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>Credits</Trans>
      </h2>
      <ChipChoice
        label={t`Kinds of work`}
        kinds={departments.map(({ department, count }) => ({ kind: department, name: departmentName(i18n, department), count }))}
        chosen={chosen}
        onChoose={choose}
      />
      <ol className={css.years} data-looking={isLooking || undefined}>
        {filmography(
          person.credits.filter(({ title }) => isShown(title)),
          chosen,
        ).map(({ year, credits }) => (
          <li key={year} className={css.year}>
            <h3 className={css.number}>{year ?? (person.deathday === null ? <Trans>To come</Trans> : <Trans>Without a date</Trans>)}</h3>
            <ul className={css.credits}>
              {credits.map((credit) => (
                <li key={`${credit.title.type}${credit.title.id}${credit.department}`}>
                  <CreditLine credit={credit} isDimmed={isDimmed(credit.title)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <SeenCount hidden={hidden} onShow={() => setRevealed(true)} />
    </section>
  )
}

/** One title of somebody's work with what they did there; with a tick where the person has seen it. */
function CreditLine({ credit, isDimmed }: { credit: Credit; isDimmed: boolean }) {
  const { i18n } = useLingui()
  const { title, role, department, episodes } = credit
  const isActing = department === 'Acting'
  const part = roleName(i18n, role)
  const jobs = role
    .split(' / ')
    .filter(Boolean)
    .map((job) => jobName(i18n, job))
    .join(', ')
  const times = episodes > 0 && title.type === 'tv' ? plural(episodes, { one: `${episodes} episode`, other: `${episodes} episodes` }) : ''
  return (
    <a className={css.line} href={titlePath(title)} data-card>
      <span className={isDimmed ? `${css.name} ${css.seen}` : css.name} lang={title.foreign?.title}>
        {isDimmed && <SeenMark place="inWords" />}
        {title.title}
      </span>
      <span className={css.role}>
        {isActing ? part !== '' && (isThemselves(role) ? part : <Trans>as {part}</Trans>) : jobs || departmentName(i18n, department)}
        {times !== '' && ` · ${times}`}
      </span>
    </a>
  )
}
