import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ClientConfig } from '#contract/config.ts'
import { configNow, loadConfig } from '#data/catalogue/catalogue.ts'
import { footerNames } from '#i18n/menu-names.ts'
import { footerLinks } from '#product/footer.ts'
import { routeExists } from '#app/navigation/route-exists.ts'
import { PathLink } from './path-link.tsx'
import * as css from './footer.css.ts'

/** Quick links, where everything comes from, and the operator's own addresses (specification, section 2; decision R12). */
export function Footer() {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const config = useConfig()
  const { community = '', support = '', social = [] } = config?.links ?? {}
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav className={css.links} aria-label={t`Quick links`}>
          {footerLinks
            .filter((path) => routeExists(router, path))
            .map((path) => (
              <PathLink key={path} className={css.link} path={path}>
                {i18n._(footerNames[path])}
              </PathLink>
            ))}
        </nav>
        {(community || support || social.length > 0) && (
          <div className={css.links}>
            {community && (
              <a className={css.link} href={community} rel="noreferrer">
                <Trans>Community</Trans>
              </a>
            )}
            {social.map((address) => (
              <a key={address} className={css.link} href={address} rel="noreferrer">
                {hostOf(address)}
              </a>
            ))}
            {support && (
              <a className={css.link} href={support.includes('@') && !support.includes(':') ? `mailto:${support}` : support}>
                <Trans>Support</Trans>
              </a>
            )}
          </div>
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
      </div>
    </footer>
  )
}

/** The operator's configuration, once it has arrived. */
function useConfig(): ClientConfig | null {
  const [config, setConfig] = useState(configNow)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  return config
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address)
