import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { askAgain, useQuery } from '#data/catalogue/catalogue.ts'
import { mergedPeople, type PersonSummary } from '#domain/people/person.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { PeopleGrid } from '#components/people/people-grid.tsx'
import { deviceSearch, useDeviceMatches } from '#components/search/use-device-matches.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ownFirst, ownPlaces } from './own-first.ts'
import { ResultsFailed } from './results-failed.tsx'
import { ResultsHead } from './results-head.tsx'
import { peopleQuery, searchHref } from './search-query.ts'

const mostTitles = 3
const unique = (people: readonly PersonSummary[]): PersonSummary[] => mergedPeople(people, mostTitles)
const peopleSearch = deviceSearch(async (...asked) => (await import('#data/search/device-people.ts')).findPeopleOnDevice(...asked), unique)

/** The people of a name (decision T7). */
export function PeopleResults({ text, page }: { text: string; page: number }) {
  const { language } = useSnapshot(appearance)
  const query = peopleQuery({ typed: text, page }, language)
  const answer = useQuery(query)
  const { value, failure, asOf } = answer
  const own = useDeviceMatches(page === 1 ? text : null, ownPlaces, peopleSearch, answer)
  const found = ownFirst({ own, found: value?.people, failed: failure !== undefined, page, unique })
  return (
    <>
      <ResultsHead text={text} tab="people" mark={<AgeMark asOf={asOf} failed={failure !== undefined} />} />
      {found.items.length > 0 && <PeopleGrid people={found.items} />}
      {!found.isLooking && !value && failure && query && (
        <ResultsFailed failure={failure} hasOwn={found.count > 0} onRetry={() => askAgain(query)} />
      )}
      {!found.isWaiting && value && found.count === 0 && (
        <NothingFound
          more={value.pages > page && <Trans>Nobody on this page; the next one may have somebody.</Trans>}
          action={
            <a className={buttonClass('primary')} href="/person/popular">
              <Trans>Browse popular people</Trans>
            </a>
          }
        >
          <Trans>There is nobody called “{text}”. Try fewer words or another spelling.</Trans>
        </NothingFound>
      )}
      {value && <Pagination page={page} pages={value.pages} hrefOf={(other) => searchHref({ typed: text, tab: 'people', page: other })} />}
    </>
  )
}
