import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { askAgain, useQuery } from '#data/catalogue.ts'
import { rememberSearch } from '#data/recent-searches.ts'
import { searchText } from '#domain/search-text.ts'
import { uniqueTitles } from '#domain/title-lists.ts'
import { AgeMark } from '#parts/age-mark.tsx'
import { FailedBlock } from '#parts/failed-block.tsx'
import { Pagination } from '#parts/pagination.tsx'
import { PosterGrid } from '#parts/poster-grid.tsx'
import { SearchBox } from '#parts/search-box.tsx'
import { SeenGrid } from '#parts/seen-grid.tsx'
import { useDeviceMatches } from '#parts/use-device-matches.ts'
import { cataloguePath } from '#spec/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { ideasQuery, resultsQuery } from './search-query.ts'
import * as css from './search-screen.css.ts'

/** The search page: on phones the field itself, then what was found, or ideas while nothing is searched for. */
export function SearchScreen({ typed, page }: { typed: string; page: number }) {
  const { t } = useLingui()
  const text = searchText(typed)
  return (
    <div className={css.screen}>
      <title>{text === null ? t`Search – Matinee` : t`“${text}” – Matinee`}</title>
      <div className={css.field}>
        <SearchBox />
      </div>
      {text === null ? <Ideas /> : <Results text={text} page={page} />}
    </div>
  )
}

/** On the first page what the device knows stands in front, so that it is there without a network and stays where it is. */
const ownPlaces = 12
const pageSize = 20

function Results({ text, page }: { text: string; page: number }) {
  const { language } = useSnapshot(appearance)
  const query = resultsQuery(text, page, language)
  const { value, failure, asOf } = useQuery(query)
  const own = useDeviceMatches(page === 1 ? text : null, ownPlaces)
  useEffect(() => rememberSearch(text), [text])
  // Until the device has looked, the network's titles would stand where its own belong.
  const isLooking = page === 1 && own === undefined
  const isWaiting = isLooking || (!value && !failure)
  const titles = isLooking ? [] : uniqueTitles([...(own ?? []), ...(value?.titles ?? [])])
  // What is on its way keeps its place.
  const coming = Array.from({ length: isWaiting ? Math.max(pageSize - titles.length, 0) : 0 }, () => undefined)
  const hrefOf = (wanted: number): string => `/search?${new URLSearchParams({ q: text, ...(wanted > 1 && { page: String(wanted) }) })}`
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>
          <Trans>Results for “{text}”</Trans>
        </h1>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </header>
      {(titles.length > 0 || isWaiting) && <SeenGrid titles={[...titles, ...coming]} />}
      {!isLooking && !value && failure && query && (
        <FailedBlock failure={failure} onRetry={() => askAgain(query)}>
          {titles.length > 0 ? <Trans>This is what your device knows.</Trans> : <Trans>The search could not be done.</Trans>}
        </FailedBlock>
      )}
      {!isWaiting && value && titles.length === 0 && <NothingFound text={text} more={value.pages > page} />}
      {value && <Pagination page={page} pages={value.pages} hrefOf={hrefOf} />}
    </>
  )
}

/** People and collections are left out, so a page may be empty while there are more. */
function NothingFound({ text, more }: { text: string; more: boolean }) {
  if (more) {
    return (
      <p>
        <Trans>No movie and no show on this page; the next one may have some.</Trans>
      </p>
    )
  }
  return (
    <EmptyState
      art={<SearchIcon size={48} />}
      title={<Trans>Nothing found</Trans>}
      action={
        <a className={buttonClass('primary')} href={cataloguePath('popular-movies')}>
          <Trans>Browse popular movies</Trans>
        </a>
      }
    >
      <Trans>There is no movie and no show called “{text}”. Try fewer words or another spelling.</Trans>
    </EmptyState>
  )
}

function Ideas() {
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
