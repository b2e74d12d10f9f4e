import { daysUntil } from '#domain/calendar-date.ts'
import type { TitleStatus } from './details.ts'
import type { Title } from './title.ts'

const unfinished = new Set<TitleStatus | null | undefined>(['rumored', 'planned', 'in-production', 'post-production', 'pilot'])

/** Whether a title is still to come out, on a day (`YYYY-MM-DD`): by its date, else by how far its makers are. */
export function isToCome({ date }: Pick<Title, 'date'>, today: string, status?: TitleStatus | null): boolean {
  const days = daysUntil(date, today)
  return days === null ? unfinished.has(status) : days > 0
}
