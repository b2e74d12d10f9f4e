import { Trans } from '@lingui/react/macro'
import { clearRecentSearches, useRecentSearches } from '#data/search/recent-searches.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import * as css from './recent-searches.css.ts'

/** What this person searched for last, to search for it again; nothing while there is nothing. */
export function RecentSearches() {
  const texts = useRecentSearches()
  if (texts.length === 0) return null
  return (
    <section className={css.block}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Trans>Recent searches</Trans>
        </h2>
        <Button look="plain" onClick={clearRecentSearches}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul className={css.list}>
        {texts.map((text) => (
          <li key={text}>
            <a className={buttonClass()} href={`/search?${new URLSearchParams({ q: text })}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
