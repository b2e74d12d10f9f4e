import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Credit } from '#domain/title/credits.ts'
import { titlePath } from '#domain/title/title.ts'
import { departmentName, jobName } from '#i18n/credit-names.ts'
import { SeenMark } from '#components/seen/seen-mark.tsx'
import * as css from './filmography.css.ts'

/** One title of somebody's work with what they did there; with a tick where the person has seen it. */
export function CreditLine({ credit, isDimmed }: { credit: Credit; isDimmed: boolean }) {
  const { i18n } = useLingui()
  const { title, role, department, episodes } = credit
  const isActing = department === 'Acting'
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
        {isActing ? role !== '' && <Trans>as {role}</Trans> : jobs || departmentName(i18n, department)}
        {times !== '' && ` · ${times}`}
      </span>
    </a>
  )
}
