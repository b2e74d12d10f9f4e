import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { askAgain } from '#data/catalogue/catalogue.ts'
import { shownQueries, type TitleQuery } from '#data/catalogue/list-query.ts'
import { chooseSeenMode, useShownTitles } from '#data/watching/seen-titles.ts'
import type { PageRange } from '#domain/paging.ts'
import { AllSeen } from '#components/seen/seen-grid.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { listLook } from '#state/list-look.ts'
import { ListTools } from './list-tools.tsx'
import { MorePages } from './more-pages.tsx'
import * as css from './title-list.css.ts'
import { usePages } from './use-pages.ts'

interface TitleListProps {
  range: PageRange
  queryOf: (page: number) => TitleQuery
  /** The address of other pages of the list. */
  hrefOf: (range: PageRange) => string
  /** What could not be shown, in the words of specification section 8. */
  failed: ReactNode
  /** Stands where nothing was found. */
  empty: ReactNode
  /** Tools of this list alone. */
  tools?: ReactNode
}

/** A list of titles: how many there are, how they are shown, the titles, and more of them. */
export function TitleList({ range, queryOf, hrefOf, failed, empty, tools }: TitleListProps) {
  const { view, paging } = useSnapshot(listLook)
  const shown: PageRange = paging === 'endless' ? range : { page: range.page, through: range.page }
  const queries = shownQueries(range, queryOf, { view, paging })
  const found = usePages(queries)
  const { titles, hidden, isDimmed } = useShownTitles(found.titles)
  const isPastEnd = useEnd(range, found.pages, hrefOf)

  const { failure, pages } = found
  const isEmpty = found.titles.length === 0
  // A page past the end is empty, and is no empty list.
  const isLeaving = isPastEnd && isEmpty
  return (
    <section className={css.list}>
      <ListTools found={found} hidden={hidden}>
        {tools}
      </ListTools>
      {pages !== undefined && isEmpty && !isLeaving && !failure && empty}
      {hidden > 0 && titles.length === 0 && <AllSeen onShow={() => void chooseSeenMode('dim')} />}
      {(titles.length > 0 || isLeaving) && <PosterGrid titles={isLeaving ? undefined : titles} view={view} isDimmed={isDimmed} />}
      {failure && !found.isComplete && (
        <FailedBlock failure={failure} onRetry={() => askAgain(...queries)}>
          {isEmpty ? failed : <Trans>The rest could not be loaded.</Trans>}
        </FailedBlock>
      )}
      {pages !== undefined &&
        !isLeaving &&
        (paging === 'endless' ? (
          <MorePages range={shown} pages={pages} waiting={found.titles.includes(undefined) || failure !== undefined} hrefOf={hrefOf} />
        ) : (
          <Pagination page={Math.min(range.page, pages)} pages={pages} hrefOf={(page) => hrefOf({ page, through: page })} />
        ))}
    </section>
  )
}

/** A page past the end leads to the last one; true until it is there. */
function useEnd({ page, through }: PageRange, pages: number | undefined, hrefOf: (range: PageRange) => string): boolean {
  const navigate = useNavigate()
  const end = pages !== undefined && through > pages ? hrefOf({ page: Math.min(page, pages), through: pages }) : undefined
  useEffect(() => {
    if (end !== undefined) void navigate({ href: end, replace: true })
  }, [end, navigate])
  return end !== undefined
}
