import { limits } from '#product/limits.ts'

/** The last page that may be asked for: the movie database counts to 58,000 but refuses everything above 500. At least 1. */
export const lastPage = (totalPages: number): number => Math.min(Math.max(Math.floor(totalPages) || 1, 1), limits.maxPage)

/** The page an address asks for, whatever stands there: a whole number from 1 to 500. */
export function pageFrom(asked: unknown): number {
  const page = Math.floor(Number(asked))
  return page >= 1 ? Math.min(page, limits.maxPage) : 1
}

/** A stretch of pages shown below one another, both ends included. */
export interface PageRange {
  page: number
  through: number
}

/** The pages an address asks for: from `page` to `through`, 5,000 titles at most. */
export function rangeFrom(search: { page?: unknown; through?: unknown }): PageRange {
  const page = pageFrom(search.page)
  return { page, through: Math.min(Math.max(pageFrom(search.through), page), page + limits.endlessPages - 1) }
}

/** The same as parameters of an address; the first page alone needs none. */
export const rangeSearch = ({ page, through }: PageRange): { page?: string; through?: string } => ({
  ...(page > 1 && { page: String(page) }),
  ...(through > page && { through: String(through) }),
})

export const pagesOf = ({ page, through }: PageRange): number[] => Array.from({ length: through - page + 1 }, (_, place) => page + place)
