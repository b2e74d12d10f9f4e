import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { titleSearch, useDeviceMatches } from '#components/search/use-device-matches.ts'
import { SeenGrid } from '#components/seen/seen-grid.tsx'
import { askAgain, useQuery } from '#data/catalogue/catalogue.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import { cataloguePath } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ownFirst, ownPlaces } from './own-first.ts'
import { ResultsFailed } from './results-failed.tsx'
import { ResultsHead } from './results-head.tsx'
import { resultsQuery, searchHref } from './search-query.ts'

/** The movies and shows of a name. */
export function TitleResults({ text, page }: { text: string; page: number }) {
  const { language } = useSnapshot(appearance)
  const query = resultsQuery({ typed: text, page }, language)
  const answer = useQuery(query)
  const { value, failure, asOf } = answer
  const own = useDeviceMatches(page === 1 ? text : null, ownPlaces, titleSearch, answer)
  const found = ownFirst({ own, found: value?.titles, failed: failure !== undefined, page, unique: uniqueTitles })
  return (
    <>
      <ResultsHead text={text} tab="titles" mark={<AgeMark asOf={asOf} failed={failure !== undefined} />} />
      {found.items.length > 0 && <SeenGrid titles={found.items} />}
      {!found.isLooking && !value && failure && query && (
        <ResultsFailed failure={failure} hasOwn={found.count > 0} onRetry={() => askAgain(query)} />
      )}
      {!found.isWaiting && value && found.count === 0 && (
        <NothingFound
          // People and collections are left out, so a page may be empty while there are more.
          more={value.pages > page && <Trans>No movie and no show on this page; the next one may have some.</Trans>}
          action={
            <a className={buttonClass('primary')} href={cataloguePath('popular-movies')}>
              <Trans>Browse popular movies</Trans>
            </a>
          }
        >
          <Trans>There is no movie and no show called “{text}”. Try fewer words or another spelling.</Trans>
        </NothingFound>
      )}
      {value && <Pagination page={page} pages={value.pages} hrefOf={(other) => searchHref({ typed: text, tab: 'titles', page: other })} />}
    </>
  )
}
