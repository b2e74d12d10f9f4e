import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { askAgain, useQuery } from '#data/catalogue/catalogue.ts'
import { popularPeoplePath } from '#components/links/paths.ts'
import { PeopleGrid } from '#components/people/people-grid.tsx'
import { peopleSearch, useDeviceMatches } from '#components/search/use-device-matches.ts'
import { appearance } from '#state/appearance.ts'
import { ownFirst, ownPlaces } from './own-first.ts'
import { Results } from './results.tsx'
import { peopleQuery } from './search-query.ts'

/** The people of a name (decision T7). */
export function PeopleResults({ text, page }: { text: string; page: number }) {
  const { language } = useSnapshot(appearance)
  const query = peopleQuery({ typed: text, page }, language)
  const answer = useQuery(query)
  const own = useDeviceMatches(page === 1 ? text : null, ownPlaces, peopleSearch, answer)
  const found = ownFirst({ own, found: answer.value?.people, failed: answer.failure !== undefined, page, unique: peopleSearch.unique })
  return (
    <Results
      typed={text}
      tab="people"
      page={page}
      answer={answer}
      found={found}
      onRetry={() => query && askAgain(query)}
      nothingHere={<Trans>Nobody on this page; the next one may have somebody.</Trans>}
      nothing={<Trans>There is nobody called “{text}”. Try fewer words or another spelling.</Trans>}
      browse={{ href: popularPeoplePath(), words: <Trans>Browse popular people</Trans> }}
    >
      <PeopleGrid people={found.items} />
    </Results>
  )
}
