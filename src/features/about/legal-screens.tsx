import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, Suspense } from 'react'
import type { ClientConfig } from '#contract/config.ts'
import { useConfig } from '#data/catalogue/operator.ts'
import { lazyPart } from '#i18n/i18n.ts'
import type { Language } from '#product/languages.ts'
import { AboutPage } from './about-page.tsx'
import * as css from './about.css.ts'

/** Who asks the movie database: nobody, as this is the demo; the browser itself; or the server for everybody. */
export type CatalogueWay = 'demo' | 'direct' | 'relayed'

export interface LegalTextProps {
  way: CatalogueWay | undefined
}

interface Legal {
  documentTitle: MessageDescriptor
  title: MessageDescriptor
  updated: MessageDescriptor
  /** A document of its own in each language (decision T10), in a file of its own. */
  texts: Record<Language, ComponentType<LegalTextProps>>
}

const privacy: Legal = {
  documentTitle: msg`Privacy – Matinee`,
  title: msg`Privacy`,
  updated: msg`Last updated: November 27, 2026`,
  texts: {
    en: lazyPart(async () => (await import('./texts/privacy-en.tsx')).PrivacyText),
    de: lazyPart(async () => (await import('./texts/privacy-de.tsx')).PrivacyText),
  },
}

const terms: Legal = {
  documentTitle: msg`Terms of use – Matinee`,
  title: msg`Terms of use`,
  updated: msg`Last updated: March 26, 2025`,
  texts: {
    en: lazyPart(async () => (await import('./texts/terms-en.tsx')).TermsText),
    de: lazyPart(async () => (await import('./texts/terms-de.tsx')).TermsText),
  },
}

const dmca: Legal = {
  documentTitle: msg`Copyright – Matinee`,
  title: msg`Copyright policy (DMCA)`,
  updated: msg`Last updated: November 27, 2026`,
  texts: {
    en: lazyPart(async () => (await import('./texts/dmca-en.tsx')).DmcaText),
    de: lazyPart(async () => (await import('./texts/dmca-de.tsx')).DmcaText),
  },
}

export const PrivacyScreen = () => <LegalScreen {...privacy} />
export const TermsScreen = () => <LegalScreen {...terms} />
export const DmcaScreen = () => <LegalScreen {...dmca} />

function LegalScreen({ documentTitle, title, updated, texts }: Legal) {
  const { i18n } = useLingui()
  const config = useConfig()
  const Text = texts[i18n.locale === 'de' ? 'de' : 'en']
  return (
    <AboutPage documentTitle={i18n._(documentTitle)} title={i18n._(title)} lead={i18n._(updated)}>
      <div className={css.text}>
        <Suspense>
          <Text way={config === null ? undefined : wayOf(config)} />
        </Suspense>
      </div>
    </AboutPage>
  )
}

const wayOf = ({ demo, tmdbKey }: ClientConfig): CatalogueWay => (demo ? 'demo' : tmdbKey === null ? 'relayed' : 'direct')
