import { mediaKey } from '#contract/media.ts'
import { calendarFile } from '#domain/title/calendar-file.ts'
import { type Title, titleRef } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { absoluteUrl, downloadFile } from '#platform/share.ts'
import { showToast } from '#state/toasts.ts'

/** Hands the day a title comes out (`YYYY-MM-DD`) to the person's own calendar, which reminds them without us and without a network. */
export function remindOf(title: Title, day: string, path: string): void {
  const id = mediaKey(titleRef(title)).replace(':', '-')
  const url = absoluteUrl(path)
  const event = { uid: `${id}@${new URL(url).host}`, name: title.title, when: { day }, url, madeAt: deviceClock.now() }
  downloadFile(`${id}.ics`, 'text/calendar;charset=utf-8', calendarFile(event))
  showToast({ notice: 'reminder-saved', values: { title: title.title } })
}
