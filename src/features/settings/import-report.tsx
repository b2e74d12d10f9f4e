import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { ImportPlan } from '#data/import/run-import.ts'
import type { BadReason, FileProblem } from '#domain/import/entry.ts'
import type { Unmatched } from '#domain/import/plan.ts'
import { entityListNames } from '#i18n/change-words.ts'
import { importLimits } from '#product/importing.ts'
import { session } from '#state/session.ts'
import { Button } from '#ui/controls/button.tsx'
import * as css from './import.css.ts'

const problems: Record<FileProblem, MessageDescriptor> = {
  'too-large': msg`This file is larger than what is read ({megabytes} MB, {zipMegabytes} MB as a ZIP file), or expands to more.`,
  'too-many': msg`This is more than what is read at once ({entries} entries, {files} files).`,
  unreadable: msg`This file is damaged, or not what its name says.`,
  unknown: msg`This is no backup of Matinee and no list of Trakt, Letterboxd or IMDb that is taken over.`,
  'later-version': msg`This backup was made by a later version of Matinee. Update Matinee, then import it.`,
  'which-list': msg`It does not say which list this is. Leave the names as they were exported: watched.csv, watchlist.csv, films.csv, watchlist.json, favorites.json.`,
  nothing: msg`There is nothing in it to be taken over.`,
}

const reasons: Record<BadReason, MessageDescriptor> = {
  'no-title': msg`names no title`,
  'no-rating': msg`has no rating`,
  'no-date': msg`has no date`,
  'no-place': msg`names no season and episode`,
  'other-kind': msg`is no movie and no show`,
  unreadable: msg`is damaged`,
}

const whys: Record<Unmatched['why'], MessageDescriptor> = {
  none: msg`not found under exactly this name and year`,
  several: msg`several have this name and year`,
  'not-asked': msg`not looked up: there was no answer, or you went on without it`,
}

/** Everything an import would do and leave out, with the button that does it. */
export function ImportReport({ plan, onRun, onCancel }: { plan: ImportPlan; onRun: () => void; onCancel: () => void }) {
  const { i18n, t } = useLingui()
  const { status } = useSnapshot(session)
  const count = plan.fresh.length + plan.settings.fresh
  const [files, titles, lines] = [plan.leftOut.length, plan.unmatched.length, plan.bad.length]
  return (
    <div className={css.report}>
      {plan.files.length > 0 && <p className={css.files}>{plan.files.join(', ')}</p>}
      <table className={css.table}>
        <caption className={css.caption}>
          <Trans>What would be imported</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>List</Trans>
            </th>
            <th scope="col">
              <Trans>New</Trans>
            </th>
            <th scope="col">
              <Trans>Already there</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.counts.map(({ entity, fresh, there }) => (
            <tr key={entity}>
              <th scope="row">{i18n._(entityListNames[entity])}</th>
              <td>{i18n.number(fresh)}</td>
              <td>{i18n.number(there)}</td>
            </tr>
          ))}
          {plan.settings.fresh + plan.settings.there > 0 && (
            <tr>
              <th scope="row">{i18n._(entityListNames.preferences)}</th>
              <td>{i18n.number(plan.settings.fresh)}</td>
              <td>{i18n.number(plan.settings.there)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {status === 'guest' && plan.counts.some(({ entity }) => entity === 'watch_history') && (
        <p className={css.note}>
          <Trans>Without an account this device keeps the latest 50 of your history. Log in first to keep all of it.</Trans>
        </p>
      )}
      <Lines
        title={<Plural value={files} one="# file is left out" other="# files are left out" />}
        lines={plan.leftOut.map(({ file, problem }) => `${file}: ${i18n._({ ...problems[problem], values: limitValues(i18n) })}`)}
      />
      <Lines
        title={<Plural value={titles} one="# line without its title" other="# lines without their title" />}
        lines={plan.unmatched.map(({ entry: { file, line, title }, why }) => {
          const { name, year } = title
          return `${t`${file}, line ${line}`}: ${year === null ? name : `${name} (${year})`}: ${i18n._(whys[why])}`
        })}
      />
      <Lines
        title={<Plural value={lines} one="# line is left out" other="# lines are left out" />}
        lines={plan.bad.map(({ file, line, reason }) => `${t`${file}, line ${line}`}: ${i18n._(reasons[reason])}`)}
      />
      <div className={css.actions}>
        {count > 0 && (
          <Button look="primary" onClick={onRun}>
            <Plural value={count} one="Import # entry" other="Import # entries" />
          </Button>
        )}
        <Button onClick={onCancel}>{count > 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}</Button>
      </div>
    </div>
  )
}

const limitValues = (i18n: { number: (value: number) => string }): Record<string, string> => ({
  megabytes: i18n.number(importLimits.bytes / 1_000_000),
  zipMegabytes: i18n.number(importLimits.zipBytes / 1_000_000),
  entries: i18n.number(importLimits.entries),
  files: i18n.number(importLimits.files),
})

/** What is left out, line by line, behind its number; of very many the first. */
function Lines({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - importLimits.shown
  return (
    <details className={css.details} open={lines.length <= 5}>
      <summary className={css.summary}>{title}</summary>
      <ul className={css.lines}>
        {lines.slice(0, importLimits.shown).map((line, at) => (
          // A line may say the same twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{line}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </details>
  )
}
