import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { PosterGrid } from '#components/cards/poster-grid.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { Pagination } from '#components/page/pagination.tsx'
import { AllSeen } from '#components/seen/seen-grid.tsx'
import { mediaKey } from '#contract/media.ts'
import { askAgain, type Failure, useQueries } from '#data/catalogue/catalogue.ts'
import { shownQueries, type TitleQuery } from '#data/catalogue/list-queries.ts'
import { chooseSeenMode, useShownTitles } from '#data/watching/seen-titles.ts'
import type { PageRange } from '#domain/paging.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { listLook } from '#state/list-look.ts'
import { ListFailed } from './list-failed.tsx'
import { ListTools } from './list-tools.tsx'
import { MorePages } from './more-pages.tsx'
import * as css from './title-list.css.ts'

interface ListProps {
  range: PageRange
  /** The address of other pages of the list. */
  hrefOf: (range: PageRange) => string
  /** Stands where nothing was found. */
  empty: ReactNode
  /** Tools of this list alone. */
  tools?: ReactNode
}

interface TitleListProps extends ListProps {
  queryOf: (page: number) => TitleQuery
  /** What could not be shown, in the words of specification section 8. */
  failed: ReactNode
}

/** A list of titles that the movie database answers in pages. */
export function TitleList({ range, queryOf, failed, ...list }: TitleListProps) {
  const look = useSnapshot(listLook)
  const queries = shownQueries(range, queryOf, look)
  const found = usePages(queries)
  const retry = (): void => askAgain(...queries)
  return (
    <ListOfTitles
      range={range}
      found={found}
      onRetry={retry}
      failed={
        found.failure && (
          <ListFailed failure={found.failure} query={queryOf(range.page)} onRetry={retry}>
            {failed}
          </ListFailed>
        )
      }
      {...list}
    />
  )
}

interface ListOfTitlesProps extends ListProps {
  found: Pages
  onRetry: () => void
  /** Stands where not even the beginning could be had. */
  failed: ReactNode
  /** The lines of a title's picture, where a source has said them. */
  linesOf?: (title: Title) => number | undefined
}

/** A list of titles: how many there are, how they are shown, the titles, and more of them. */
export function ListOfTitles({ range, found, hrefOf, empty, tools, onRetry, failed, linesOf }: ListOfTitlesProps) {
  const { view, paging } = useSnapshot(listLook)
  const shown: PageRange = paging === 'endless' ? range : { page: range.page, through: range.page }
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
      {pages !== undefined && isEmpty && !isLeaving && (!failure || found.isComplete) && empty}
      {hidden > 0 && titles.length === 0 && <AllSeen onShow={() => void chooseSeenMode('dim')} />}
      {(titles.length > 0 || isLeaving) && (
        <PosterGrid titles={isLeaving ? undefined : titles} view={view} isDimmed={isDimmed} linesOf={linesOf} />
      )}
      {failure && !found.isComplete && !isEmpty && (
        <FailedBlock failure={failure} onRetry={onRetry}>
          <Trans>The rest could not be loaded.</Trans>
        </FailedBlock>
      )}
      {failure && !found.isComplete && isEmpty && failed}
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

/** What is known of some pages of a list. */
export interface Pages {
  /** In their order, each title once; undefined keeps the place of one that is on its way. Empty when nothing could be had. */
  titles: readonly (Title | undefined)[]
  /** How many pages and titles there are in all; undefined until a page has answered. */
  pages: number | undefined
  total: number | undefined
  /** Of the oldest answer (epoch ms). */
  asOf: number | undefined
  failure: Failure | undefined
  /** Every page is there, though one may be old because refreshing failed. */
  isComplete: boolean
}

/** The pages of a list as they are known now, below one another. */
function usePages(queries: readonly TitleQuery[]): Pages {
  const answers = useQueries(queries)
  return useMemo(() => {
    const seen = new Set<string>()
    const isFirst = (title: Title): boolean => {
      const key = mediaKey(titleRef(title))
      return !seen.has(key) && Boolean(seen.add(key))
    }
    const waiting = Array.from({ length: limits.pageSize }, () => undefined)
    const latest = answers.findLast(({ value }) => value)
    return {
      // The movie database repeats titles from page to page.
      titles: answers.flatMap(({ value, failure }): (Title | undefined)[] => value?.titles.filter(isFirst) ?? (failure ? [] : waiting)),
      pages: latest?.value?.pages,
      total: latest?.value?.total,
      asOf: oldest(answers.flatMap(({ asOf }) => asOf ?? [])),
      failure: answers.find(({ failure }) => failure)?.failure,
      isComplete: answers.every(({ value }) => value),
    }
  }, [answers])
}

export const oldest = (moments: readonly number[]): number | undefined => (moments.length === 0 ? undefined : Math.min(...moments))
