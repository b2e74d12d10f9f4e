import { useLiveQuery } from 'dexie-react-hooks'
import { allOnShelf } from '#data/library/shelf-values.ts'
import { localDay } from '#domain/calendar-date.ts'
import { shareFile } from '#platform/share.ts'
import { type YearLook, yearPicture, type YearWords } from '#platform/year-picture.ts'
import { showToast } from '#state/toasts.ts'
import { yearsOf, yourYear, type YourYear } from '#domain/watching/your-year.ts'

export type { YearLook, YearWords }

const dayOf = (ms: number): string => localDay(new Date(ms))

/** A year of the history, and all years it knows, the latest first. */
export interface YearInHistory {
  years: readonly number[]
  shown: YourYear | null
}

/**
 * Live: what a person watched in a year, or in the latest that they watched something in; undefined while the database opens. Nothing of it leaves
 * the device. Imports Dexie: for lazily loaded screens only.
 */
export function useYourYear(owner: string, year: number | undefined): YearInHistory | undefined {
  return useLiveQuery(() => readYear(year).catch(() => undefined), [owner, year])
}

async function readYear(year: number | undefined): Promise<YearInHistory> {
  const history = (await allOnShelf('watch_history')).map(({ value }) => value)
  const years = yearsOf(history, dayOf)
  const [latest] = years
  const wanted = year ?? latest
  return { years, shown: wanted === undefined ? null : yourYear(history, wanted, dayOf) }
}

/** Draws the picture of a year and hands it to the system's share sheet, or saves it. Never rejects: that it could not be drawn is said. */
export async function sharePicture(...drawing: Parameters<typeof yearPicture>): Promise<void> {
  try {
    await shareFile(await yearPicture(...drawing))
  } catch {
    showToast({ notice: 'picture-not-drawn' })
  }
}
