import { mediaKey } from '#contract/media.ts'
import { calendarFile, type CalendarEvent } from '#domain/calendar-file.ts'
import type { Match } from '#domain/sports/match.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { absoluteUrl, downloadFile } from '#platform/share.ts'
import { showToast } from '#state/toasts.ts'

/** A person's own calendar reminds them without us and without a network: it is handed a file. */
function saveReminder(id: string, event: Pick<CalendarEvent, 'name' | 'when'>, path: string): void {
  const url = absoluteUrl(path)
  const file = calendarFile({ ...event, uid: `${id}@${new URL(url).host}`, url, madeAt: deviceClock.now() })
  downloadFile(`${id}.ics`, 'text/calendar;charset=utf-8', file)
}

/** Reminds of the day a title comes out (`YYYY-MM-DD`). */
export function remindOfTitle(title: Title, day: string, path: string): void {
  saveReminder(mediaKey(titleRef(title)).replace(':', '-'), { name: title.title, when: { day } }, path)
  showToast({ notice: 'reminder-saved', values: { title: title.title } })
}

/** A calendar needs an end: two hours, with the pause. */
const playedMs = 2 * 3_600_000

/** Reminds of a match under the name of both teams. */
export function remindOfMatch({ id, start, isTimed }: Match, name: string, path: string): void {
  const when = isTimed ? { from: start, until: start + playedMs } : { day: new Date(start).toISOString().slice(0, 10) }
  saveReminder(id, { name, when }, path)
  showToast({ notice: 'match-reminder-saved', values: { name } })
}
