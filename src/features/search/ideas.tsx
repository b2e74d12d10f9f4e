import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { SeenGrid } from '#components/seen/seen-grid.tsx'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { appearance } from '#state/appearance.ts'
import { RecentSearches } from './recent-searches.tsx'
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
