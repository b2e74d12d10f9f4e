import { Trans, useLingui } from '@lingui/react/macro'
import { Duration } from '#components/books/duration.tsx'
import { useListened } from '#data/audiobooks/listening.ts'
import { useFormat } from '#i18n/formats.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as css from './audiobooks.css.ts'

/** How many books are named. */
const mostNamed = 5

/** How long somebody listened in the last days and to which books; nothing before they have listened to anything. */
export function YourListening() {
  const { t } = useLingui()
  const format = useFormat()
  const listened = useListened()
  if (!listened || listened.seconds < 60) return null
  const most = Math.max(...listened.days.map(({ seconds }) => seconds), 1)
  return (
    <section className={css.figures}>
      <h2 className={css.heading}>
        <Trans>Your listening</Trans>
      </h2>
      <p className={css.muted}>
        <Trans>
          In all <Duration seconds={listened.seconds} />, and in the last seven days:
        </Trans>
      </p>
      <ul className={css.days} aria-label={t`The last seven days`}>
        {listened.days.map(({ day, seconds }) => (
          <li key={day} className={css.day}>
            <span className={css.column} aria-hidden="true">
              <span className={css.filling} style={{ height: `${(seconds / most) * 100}%` }} />
            </span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            <span className={visuallyHidden}>
              {format.day(day)}: {seconds > 0 ? <Duration seconds={seconds} /> : <Trans>nothing</Trans>}
            </span>
          </li>
        ))}
      </ul>
      <ul className={css.listened}>
        {listened.books.slice(0, mostNamed).map(({ id, title, seconds }) => (
          <li key={id} className={css.listenedBook}>
            <span>{title}</span>
            <span className={css.muted}>
              <Duration seconds={seconds} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
