import { yearOf } from '#domain/calendar-date.ts'
import { grouped } from '#domain/grouped.ts'
import type { Credit } from '#domain/title/credits.ts'
import { uniqueTitles } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'

/** Somebody's work of one year; null for what has no date yet. */
export interface WorkOfYear {
  year: number | null
  credits: readonly Credit[]
}

/** Somebody's work by year, in the order of the credits, which begin with the newest. `department` undefined takes all of it. */
export function filmography(credits: readonly Credit[], department?: string): WorkOfYear[] {
  return grouped(workOf(credits, department), ({ date }) => String(yearOf(date))).map((group) => ({
    year: yearOf(group[0].date),
    credits: group,
  }))
}

const workOf = (credits: readonly Credit[], department: string | undefined): readonly Credit[] =>
  department === undefined ? credits : credits.filter((credit) => credit.department === department)

/** The titles of that work, each once. */
export const titlesOf = (credits: readonly Credit[], department?: string): Title[] =>
  uniqueTitles(workOf(credits, department).map(({ title }) => title))

/** The kinds of work somebody did, the one with the most titles first. */
export function departmentsOf(credits: readonly Credit[]): { department: string; count: number }[] {
  return grouped(credits, ({ department }) => department)
    .map((group) => ({ department: group[0].department, count: group.length }))
    .toSorted((a, b) => b.count - a.count)
}
