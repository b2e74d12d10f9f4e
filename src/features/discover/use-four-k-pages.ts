import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { type Answer, askAgain, useQueries } from '#data/catalogue/catalogue.ts'
import { titleQuery } from '#data/catalogue/list-queries.ts'
import type { FourKList } from '#data/sources/four-k.ts'
import type { PageRange } from '#domain/paging.ts'
import type { FourKTitle } from '#domain/sources/four-k.ts'
import type { Title } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { listLook } from '#state/list-look.ts'
import { oldest, type Pages } from './title-list.tsx'

const none: readonly FourKTitle[] = []
const waiting = Array.from({ length: limits.pageSize }, () => undefined)

/**
 * The pages of the list that an address asks for, and how to ask again. Which titles they hold is known here; what those are called is asked of the
 * movie database, one by one. A title that it does not know has no name and no page, and is left out.
 */
export function useFourKPages(
  { titles, isWhole, asOf, failure, retry }: FourKList,
  kind: MediaType | undefined,
  range: PageRange,
): { pages: Pages; retry: () => void } {
  const { language } = useSnapshot(appearance)
  const { paging } = useSnapshot(listLook)
  const wanted = useMemo(() => titles?.filter(({ media_type }) => kind === undefined || media_type === kind), [titles, kind])
  const through = paging === 'endless' ? range.through : range.page
  const shown = wanted?.slice((range.page - 1) * limits.pageSize, through * limits.pageSize) ?? none
  const queries = shown.map(({ media_type, media_id }) => titleQuery(media_type, media_id, language))
  const answers = useQueries(queries)
  const pages = useMemo((): Pages => {
    const known = answers.filter((answer) => !isUnknown(answer))
    const problem = failure ?? known.find((answer) => answer.failure)?.failure
    const moments = [asOf, ...known.map((answer) => answer.asOf)].filter((moment) => moment !== undefined)
    if (wanted === undefined)
      return { titles: problem ? [] : waiting, pages: undefined, total: undefined, asOf, failure: problem, isComplete: false }
    return {
      titles: known.flatMap(({ value, failure: isFailed }) => (value === undefined && isFailed ? [] : [value])),
      pages: Math.max(1, Math.ceil(wanted.length / limits.pageSize)),
      total: wanted.length - (answers.length - known.length),
      asOf: oldest(moments),
      failure: problem,
      isComplete: isWhole && known.every(({ value }) => value),
    }
  }, [wanted, answers, asOf, failure, isWhole])
  return {
    pages,
    retry: () => {
      retry()
      askAgain(...queries)
    },
  }
}

const isUnknown = ({ value, failure }: Answer<Title>): boolean => value === undefined && failure === 'not-found'
