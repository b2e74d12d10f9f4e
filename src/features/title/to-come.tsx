import { Trans } from '@lingui/react/macro'
import { words } from '#components/facts/runtime.css.ts'
import { titlePath } from '#components/links/title-path.ts'
import { remindOfTitle } from '#data/reminders.ts'
import { today } from '#data/today.ts'
import { daysUntil } from '#domain/calendar-date.ts'
import type { Title } from '#domain/title/title.ts'
import { useFormat } from '#i18n/formats.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { BellIcon } from '#ui/icons/later-icons.tsx'

/** When a title comes out: "Comes out on Dec 24, 2026 (in 28 days)". */
export function ComesOut({ date }: { date: string | null }) {
  const format = useFormat()
  const days = daysUntil(date, today())
  const day = format.day(date)
  if (days === null) {
    return (
      <p className={words}>
        <Trans>Not out yet; nobody has named a day.</Trans>
      </p>
    )
  }
  const away = format.daysAway(days)
  return (
    <p className={words}>
      <Trans>
        Comes out on {day} ({away})
      </Trans>
    </p>
  )
}

/** Takes the day into the person's own calendar. Nothing where nobody has named one. */
export function RemindButton({ title }: { title: Title }) {
  const { date } = title
  if (date === null) return null
  return (
    <button type="button" className={buttonClass('primary')} onClick={() => remindOfTitle(title, date, titlePath(title))}>
      <BellIcon size={20} />
      <Trans>Remind me</Trans>
    </button>
  )
}
