import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { titleSearch, useDeviceMatches } from '#components/search/use-device-matches.ts'
import { SeenGrid } from '#components/seen/seen-grid.tsx'
import { askAgain, useQuery } from '#data/catalogue/catalogue.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import { cataloguePath } from '#product/catalogues.ts'
import { appearance } from '#state/appearance.ts'
import { ownFirst, ownPlaces } from './own-first.ts'
import { Results } from './results.tsx'
import { resultsQuery } from './search-query.ts'

/** The movies and shows of a name. */
export function TitleResults({ text, page }: { text: string; page: number }) {
  const { language } = useSnapshot(appearance)
  const query = resultsQuery({ typed: text, page }, language)
  const answer = useQuery(query)
  const own = useDeviceMatches(page === 1 ? text : null, ownPlaces, titleSearch, answer)
  const found = ownFirst({ own, found: answer.value?.titles, failed: answer.failure !== undefined, page, unique: uniqueTitles })
  return (
    <Results
      typed={text}
      tab="titles"
      page={page}
      answer={answer}
      found={found}
      onRetry={() => query && askAgain(query)}
      // People and collections are left out, so a page may be empty while there are more.
      nothingHere={<Trans>No movie and no show on this page; the next one may have some.</Trans>}
      nothing={<Trans>There is no movie and no show called “{text}”. Try fewer words or another spelling.</Trans>}
      browse={{ href: cataloguePath('popular-movies'), words: <Trans>Browse popular movies</Trans> }}
    >
      <SeenGrid titles={found.items} />
    </Results>
  )
}
