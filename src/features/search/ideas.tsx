import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { searchPath } from '#components/links/paths.ts'
import { SeenGrid } from '#components/seen/seen-grid.tsx'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { clearRecentSearches, useRecentSearches } from '#data/search/recent-searches.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { appearance } from '#state/appearance.ts'
import * as recent from './recent-searches.css.ts'
import { ideasQuery } from './search-query.ts'
import * as css from './search-screen.css.ts'

/** What the search page shows while nothing is searched for. */
export function Ideas() {
  const { language } = useSnapshot(appearance)
  const { value, failure } = useQuery(ideasQuery(language))
  return (
    <>
      <h1 className={css.title}>
        <Trans>Search</Trans>
      </h1>
      <RecentSearches />
      <p>
        <Trans>Find movies and shows by their name. This week many people look at these:</Trans>
      </p>
      {value ? <SeenGrid titles={value.titles} /> : !failure && <PosterGrid titles={undefined} />}
    </>
  )
}

/** What this person searched for last, to search for it again; nothing while there is nothing. */
function RecentSearches() {
  const texts = useRecentSearches()
  if (texts.length === 0) return null
  return (
    <section className={recent.block}>
      <div className={recent.head}>
        <h2 className={recent.title}>
          <Trans>Recent searches</Trans>
        </h2>
        <Button look="plain" onClick={clearRecentSearches}>
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul className={recent.list}>
        {texts.map((text) => (
          <li key={text}>
            <a className={buttonClass()} href={searchPath(text)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
