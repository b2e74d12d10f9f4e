import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { buildName, useSourceHealth } from '#data/about/about.ts'
import { useConfig } from '#data/catalogue/operator.ts'
import { featureCategoryNames, featureNoticeWords } from '#i18n/feature-notices.ts'
import { useFormat } from '#i18n/formats.ts'
import { featureNotices } from '#product/feature-notices.ts'
import { type Credit, credits } from '#product/credits.ts'
import { appUpdate, applyUpdate } from '#state/app-update.ts'
import { Button } from '#ui/controls/button.tsx'
import { AboutPage } from './about-page.tsx'
import { Contact } from './contact.tsx'
import { Libraries } from './libraries.tsx'
import { SourceHealth } from './source-health.tsx'
import * as css from './development.css.ts'

/** What Matinee is, which version of it this is, how its sources do, and whose work is in it (decision R9). */
export function DevelopmentScreen() {
  const { t } = useLingui()
  const { value, failure } = useSourceHealth()
  // What is asked for stands last, one after the other: it would push away what stands below.
  const isAnswered = value !== undefined || failure !== undefined
  return (
    <AboutPage
      documentTitle={t`About Matinee – Matinee`}
      title={<Trans>About Matinee</Trans>}
      lead={
        <Trans>
          Matinee finds movies, shows, live TV, sports, audiobooks and news, and keeps track of what you watch, with and without a network.
        </Trans>
      }
    >
      <Section heading={<Trans>Version</Trans>}>
        <Version />
      </Section>
      <Section heading={<Trans>What is new</Trans>}>
        <News />
      </Section>
      <Section heading={<Trans>The work of others</Trans>}>
        <Credits />
      </Section>
      <Section heading={<Trans>Sources</Trans>}>
        <SourceHealth />
      </Section>
      {isAnswered && (
        <Section heading={<Trans>Libraries</Trans>}>
          <Libraries />
        </Section>
      )}
    </AboutPage>
  )
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{heading}</h2>
      {children}
    </section>
  )
}

function Version() {
  const config = useConfig()
  const { ready } = useSnapshot(appUpdate)
  const build = buildName()
  const source = config?.links.source ?? ''
  return (
    <>
      <dl className={css.facts}>
        <dt>
          <Trans>Server</Trans>
        </dt>
        <dd>{config === null ? <Trans>Cannot be reached</Trans> : config.version}</dd>
        <dt>
          <Trans>This page</Trans>
        </dt>
        <dd>{build === '' ? <Trans>In development</Trans> : <Trans>Build {build}</Trans>}</dd>
        <dt>
          <Trans>Catalogue</Trans>
        </dt>
        <dd>
          {config?.demo === false ? (
            <a className={css.link} href="https://www.themoviedb.org/" rel="noreferrer">
              The Movie Database (TMDB)
            </a>
          ) : (
            <Trans>The demo catalogue</Trans>
          )}
        </dd>
        {source !== '' && (
          <>
            <dt>
              <Trans>Source code</Trans>
            </dt>
            <dd>
              <a className={css.link} href={source} rel="noreferrer">
                {source}
              </a>
            </dd>
          </>
        )}
      </dl>
      {ready && (
        <div className={css.line}>
          <p>
            <Trans>A newer version is ready.</Trans>
          </p>
          <Button onClick={applyUpdate}>
            <Trans>Reload</Trans>
          </Button>
        </div>
      )}
      <p className={css.note}>
        <Trans>
          What the server can be asked is described at{' '}
          <a className={css.link} href="/api/docs">
            /api/docs
          </a>
          .
        </Trans>{' '}
        <Contact otherwise={null}>
          <Trans>Questions and faults:</Trans>
        </Contact>
      </p>
    </>
  )
}

/** What people are told of once, to be read at any time. */
function News() {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ul className={css.rows}>
      {featureNotices.map(({ id, version, date, details: { category, link } }) => {
        const { title, description } = featureNoticeWords[id]
        return (
          <li key={id} className={css.row}>
            <p>
              <a className={css.link} href={link}>
                {i18n._(title)}
              </a>{' '}
              <span className={css.note}>{i18n._(featureCategoryNames[category])}</span>
            </p>
            <p>{i18n._(description)}</p>
            <p className={css.note}>
              {version} · {format.day(date)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

const creditNames: Record<Credit['of'], MessageDescriptor> = {
  typeface: msg`Typeface of the titles`,
  seasons: msg`Fixtures and results of football`,
  films: msg`Open films`,
  books: msg`Audiobooks`,
}

/** What licences are called that are no names of the software world. */
const licenceNames: Partial<Record<string, MessageDescriptor>> = { 'public-domain': msg`Public domain` }

function Credits() {
  const { i18n } = useLingui()
  return (
    <>
      <ul className={css.rows}>
        {credits.map(({ of, name, by, licence, url }) => (
          <li key={of} className={css.row}>
            <p>
              <a className={css.link} href={url} rel="noreferrer">
                {name}
              </a>{' '}
              <span className={css.note}>{i18n._(creditNames[of])}</span>
            </p>
            <p className={css.note}>
              {by} · {licenceNames[licence] ? i18n._(licenceNames[licence]) : licence}
            </p>
          </li>
        ))}
      </ul>
      <p className={css.note}>
        <Trans>Icons, flags, the mark and the demo catalogue with its pictures, clips and recordings are Matinee’s own.</Trans>
      </p>
    </>
  )
}
