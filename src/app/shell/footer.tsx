import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientConfig } from '#contract/config.ts'
import { addressOfContact, useConfig } from '#data/catalogue/operator.ts'
import { footerNames, legalNames } from '#i18n/footer-names.ts'
import { footerLinks, legalLinks } from '#product/footer.ts'
import { PathLink } from './path-link.tsx'
import * as css from './footer.css.ts'

/** Quick links, where everything comes from, the operator's own addresses, and the pages about Matinee itself (specification, section 2). */
export function Footer() {
  const { i18n, t } = useLingui()
  const config = useConfig()
  const contacts = config === null ? [] : contactsOf(config)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav className={css.links} aria-label={t`Quick links`}>
          {footerLinks.map((path) => (
            <PathLink key={path} className={css.link} path={path}>
              {i18n._(footerNames[path])}
            </PathLink>
          ))}
        </nav>
        {contacts.length > 0 && (
          <ul className={css.links}>
            {contacts.map(({ address, name }) => (
              <li key={address}>
                <a className={css.link} href={address} rel="noreferrer">
                  {typeof name === 'string' ? name : i18n._(name)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={css.legal}>
          <p>
            <Trans>Matinee stores no media files. All content comes from non-affiliated third parties.</Trans>
          </p>
          {config?.demo === true && (
            <p>
              <Trans>
                This is the demo catalogue: open films, classics in the public domain and invented titles, with pictures drawn for it.
              </Trans>
            </p>
          )}
          {config?.demo === false && (
            <p>
              <a className={css.credit} href="https://www.themoviedb.org/" rel="noreferrer">
                <Trans>This product uses the TMDB API but is not endorsed or certified by TMDB.</Trans>
              </a>
            </p>
          )}
        </div>
        <nav className={css.links} aria-label={t`About this site`}>
          {legalLinks.map((path) => (
            <PathLink key={path} className={css.quietLink} path={path}>
              {i18n._(legalNames[path])}
            </PathLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}

interface FooterContact {
  address: string
  name: MessageDescriptor | string
}

/** What the operator has named: a chat, up to four social links by their hosts, and how to get help (decision R12). */
const contactsOf = ({ links: { community, social, support } }: ClientConfig): FooterContact[] =>
  [
    { address: community, name: msg`Community` },
    ...social.map((address) => ({ address, name: hostOf(address) })),
    { address: support && addressOfContact(support), name: msg`Support` },
  ].filter(({ address }) => address !== '')

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address)
