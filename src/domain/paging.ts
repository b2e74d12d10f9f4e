import { limits } from '#spec/limits.ts'

/** The last page that may be asked for: the movie database counts to 58,000 but refuses everything above 500. At least 1. */
export const lastPage = (totalPages: number): number => Math.min(Math.max(Math.floor(totalPages) || 1, 1), limits.maxPage)

/** The page an address asks for, whatever stands there: a whole number from 1 to 500. */
export function pageFrom(asked: unknown): number {
  const page = Math.floor(Number(asked))
  return page >= 1 ? Math.min(page, limits.maxPage) : 1
}
