import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import type { CatalogueKind, SourceFault, SourceRemark } from '#contract/source-health.ts'
import { type SourceState, useSourceHealth } from '#data/about/about.ts'
import { nowMs } from '#data/today.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { useFormat } from '#i18n/formats.ts'
import { WarningIcon } from '#ui/icons/icons.tsx'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './development.css.ts'
import { Outstanding } from './outstanding.tsx'

const kindNames: Record<CatalogueKind, MessageDescriptor> = {
  channels: msg`Live TV`,
  guide: msg`TV guide`,
  books: msg`Audiobooks`,
  matches: msg`Sports`,
  articles: msg`News`,
}

const faultWords: Record<SourceFault, MessageDescriptor> = {
  unreachable: msg`It could not be reached when it was asked last.`,
  'too-slow': msg`It did not answer in time when it was asked last.`,
  'too-long': msg`What it has is longer than the server reads.`,
  unreadable: msg`What it said last cannot be read.`,
}

/** How the sources do that whoever runs the server has listed; everybody may see it. */
export function SourceHealth() {
  const answer = useSourceHealth()
  const { value, failure, asOf } = answer
  if (value === undefined) {
    return (
      <Outstanding answer={answer}>
        <Trans>How the sources do is not known.</Trans>
      </Outstanding>
    )
  }
  if (value.length === 0) {
    return (
      <p>
        <Trans>Whoever runs this server has listed no sources. What is here comes with Matinee.</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className={css.rows}>
        {value.map((source) => (
          <SourceRow key={`${source.kind} ${source.name}`} source={source} />
        ))}
      </ul>
      <AgeMark asOf={asOf} failed={failure !== undefined} />
    </>
  )
}

function RemarkWords({ remark: { code, line, name } }: { remark: SourceRemark }): ReactElement {
  switch (code) {
    case 'unknown-zone':
      return (
        <Trans>
          Line {line}: the time zone “{name}” is not known. Times in it are shown as they are written.
        </Trans>
      )
  }
}

function SourceRow({ source: { kind, name, homepage, items, leftOut, remarks, readAt, fault } }: { source: SourceState }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const read = readAt === null ? '' : format.ago(readAt, nowMs())
  return (
    <li className={css.row}>
      <p className={css.state} data-fault={fault !== null}>
        {fault === null ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
        <span>
          {homepage ? (
            <a className={css.link} href={homepage} rel="noreferrer">
              {name}
            </a>
          ) : (
            <strong>{name}</strong>
          )}{' '}
          <span className={css.note}>{i18n._(kindNames[kind])}</span>
        </span>
      </p>
      {fault !== null && <p>{i18n._(faultWords[fault])}</p>}
      <p className={css.note}>
        {readAt === null ? (
          fault === null ? (
            <Trans>Not read yet.</Trans>
          ) : (
            <Trans>It never could be read, so nothing of it is here.</Trans>
          )
        ) : fault === null ? (
          <Trans>Read {read}.</Trans>
        ) : (
          <Trans>What it had {read} is still here.</Trans>
        )}{' '}
        {readAt !== null && <Plural value={items} one="# entry." other="# entries." />}{' '}
        {leftOut > 0 && <Plural value={leftOut} one="# more could not be used." other="# more could not be used." />}
      </p>
      {remarks.map((remark) => (
        <p key={remark.line} className={css.note}>
          <RemarkWords remark={remark} />
        </p>
      ))}
    </li>
  )
}
