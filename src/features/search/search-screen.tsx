import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { prepare } from '#data/catalogue/catalogue.ts'
import { rememberSearch } from '#data/search/recent-searches.ts'
import { searchText } from '#domain/search/search-text.ts'
import { SearchBox } from '#components/search/search-box.tsx'
import { appearance } from '#state/appearance.ts'
import { Ideas } from './ideas.tsx'
import { PeopleResults } from './people-results.tsx'
import { ideasQuery, peopleQuery, resultsQuery, type Search } from './search-query.ts'
import * as css from './search-screen.css.ts'
import { TitleResults } from './title-results.tsx'

/** Starts what the page needs. */
export function prepareSearch({ tab, ...search }: Search): Promise<void> {
  const { language } = appearance
  const query = tab === 'people' ? peopleQuery(search, language) : resultsQuery(search, language)
  return prepare(query ?? ideasQuery(language))
}

/** The search page: on phones the field itself, then what was found, or ideas while nothing is searched for. */
export function SearchScreen({ typed, tab, page }: Search) {
  const { t } = useLingui()
  const text = searchText(typed)
  useEffect(() => {
    if (text !== null) rememberSearch(text)
  }, [text])
  const Results = tab === 'people' ? PeopleResults : TitleResults
  return (
    <div className={css.screen}>
      <title>{text === null ? t`Search – Matinee` : t`“${text}” – Matinee`}</title>
      <div className={css.field}>
        <SearchBox query={typed} />
      </div>
      {text === null ? <Ideas /> : <Results text={text} page={page} />}
    </div>
  )
}
